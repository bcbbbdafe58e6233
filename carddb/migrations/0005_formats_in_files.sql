-- Formats became files of their own; the program reads them where they lie.

DROP TABLE format_member;
DROP TABLE format_list;
