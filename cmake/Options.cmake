# One INTERFACE target carries language level, include root, warnings and sanitizers.
# Targets link it privately; nothing is set globally.
add_library(dt_options INTERFACE)
target_compile_features(dt_options INTERFACE cxx_std_20)
target_include_directories(dt_options INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/src)
target_compile_options(dt_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
    -Woverloaded-virtual
    # Aggregates here have default member initialisers; leaving the rest out is how they are meant.
    -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(dt_options INTERFACE -Wduplicated-cond -Wlogical-op) # clang does not know them
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 warns about "text" + std::string inside libstdc++ (bug 105651).
    target_compile_options(dt_options INTERFACE -Wno-restrict)
endif()
if(DT_WARNINGS_AS_ERRORS)
    target_compile_options(dt_options INTERFACE -Werror)
endif()
if(DT_SANITIZE)
    target_compile_options(dt_options INTERFACE
        -fsanitize=${DT_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # GCC sees uninitialised values in the instrumented std::optional that the plain build does not have.
        target_compile_options(dt_options INTERFACE -Wno-maybe-uninitialized)
    endif()
    target_link_options(dt_options INTERFACE -fsanitize=${DT_SANITIZE})
endif()
