-- What was sent in the last day, as keyed hashes: by them a request that comes again is told from a new text.
-- beside: yes

-- engine: sqlite

create table `sent_before` (`hash` text not null primary key, `content_hash` text not null, `stored_id` integer not null, `sent_at` datetime not null);

create index `sent_before_sent_at_index` on `sent_before` (`sent_at`);

-- engine: postgresql

create table "sent_before" ("hash" varchar(43) primary key, "content_hash" varchar(43) not null, "stored_id" int not null, "sent_at" timestamptz not null);

create index "sent_before_sent_at_index" on "sent_before" ("sent_at");
