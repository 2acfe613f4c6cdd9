-- engine: postgresql

-- Counts of the last minutes: not worth the write-ahead log. On SQLite they are in a file of their own.
create unlogged table "rate_limit" ("key" varchar(255) primary key, "points" integer not null default 0, "expire" bigint);
create index "rate_limit_expire_index" on "rate_limit" ("expire");
