-- Who was erased, as keyed hashes: a database that comes from a backup of before reads it and erases them again.
-- beside: yes

-- engine: sqlite

create table `erasure` (`subject_hash` text not null primary key, `erased_at` datetime not null);

-- engine: postgresql

create table "erasure" ("subject_hash" varchar(43) not null, "erased_at" timestamptz not null, primary key ("subject_hash"));
