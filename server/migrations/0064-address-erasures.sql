-- Whose address was erased, as keyed hashes, for visitors without an account; visits and letters are found by addresses.
-- beside: yes

create index "booking_email_index" on "booking" ("email") where "email" is not null;

create index "booking_booked_by_email_index" on "booking" ("booked_by_email") where "booked_by_email" is not null;

create index "waiting_entry_email_index" on "waiting_entry" ("email");

create index "mail_message_recipient_index" on "mail_message" ("recipient") where "recipient" is not null;

-- engine: sqlite

create table `address_erasure` (`id` integer not null primary key autoincrement, `address_hash` text not null, `erased_at` datetime not null, `rows` json not null);

create unique index `address_erasure_address_hash_erased_at_unique` on `address_erasure` (`address_hash`, `erased_at`);

-- engine: postgresql

create table "address_erasure" ("id" serial primary key, "address_hash" varchar(43) not null, "erased_at" timestamptz not null, "rows" jsonb not null);

alter table "address_erasure" add constraint "address_erasure_address_hash_erased_at_unique" unique ("address_hash", "erased_at");
