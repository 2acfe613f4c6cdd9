-- Threads of one state are counted in an index that holds nothing else: PostgreSQL reads the table before a wider one.

create index "thread_state_index" on "thread" ("id", "status");
