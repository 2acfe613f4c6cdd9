-- Visitors without an account wait at most three times of one network address.

-- engine: sqlite

alter table `waiting_entry` add column `address_hash` text null;

alter table `waiting_entry` add column `address_number` integer null;

create unique index "waiting_entry_address_unique" on "waiting_entry" ("address_hash", "address_number") where "state" in ('waiting', 'offered');

-- engine: postgresql

alter table "waiting_entry" add "address_hash" varchar(43) null, add "address_number" smallint null;

create unique index "waiting_entry_address_unique" on "waiting_entry" ("address_hash", "address_number") where "state" in ('waiting', 'offered');
