#pragma once

#include <filesystem>
#include <string>

#include <sys/types.h>

#include "support/temporary_folder.h"

namespace drawhand::test {

/// Whether the program `openssl` can be started; prints a visible SKIPPED when not.
bool openssl_available();

/// A program that ends when this goes out of scope.
class ChildProcess {
public:
    explicit ChildProcess(pid_t id) : id_(id) {}
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

private:
    pid_t id_;
};

/// An https server (`openssl s_server`) at a free port of 127.0.0.1, with a fresh self-signed certificate.
/// Each file put into it is a complete HTTP answer, sent as it is.
class OpensslServer {
public:
    /// `names` are the hosts the certificate is for: "IP:127.0.0.1,DNS:localhost".
    explicit OpensslServer(const std::string& names);

    /// Makes /name answer with this head and body.
    void put(const std::string& name, const std::string& head, const std::string& body = {}) const;

    std::string url(const std::string& name) const;
    std::string certificate_file() const { return directory_.path() / "certificate.pem"; }

private:
    TemporaryFolder directory_;
    ChildProcess process_;
    int port_;
};

} // namespace drawhand::test
