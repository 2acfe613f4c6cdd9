-- Processes hear from here what others have changed; a row is of use for an hour.

-- engine: sqlite

create table `changed_tag` (`id` integer not null primary key autoincrement, `name` text not null, `transaction_id` integer not null default 0, `changed_at` datetime not null);

create index `changed_tag_transaction_id_index` on `changed_tag` (`transaction_id`);

-- engine: postgresql

create table "changed_tag" ("id" bigserial primary key, "name" varchar(80) not null, "transaction_id" bigint not null default (pg_current_xact_id()::text::bigint), "changed_at" timestamptz not null);

create index "changed_tag_transaction_id_index" on "changed_tag" ("transaction_id");
