-- How many visits somebody without an account has to come, by phone number and by network address.
-- beside: yes

-- engine: sqlite

alter table `booking` add column `address_hash` text null;

create index "booking_phone_index" on "booking" ("phone", "start_at") where "phone" is not null and "account_id" is null;

create index "booking_booked_by_phone_index" on "booking" ("booked_by_phone", "start_at") where "booked_by_phone" is not null and "account_id" is null;

create index "booking_address_hash_index" on "booking" ("address_hash", "start_at") where "address_hash" is not null;

-- engine: postgresql

alter table "booking" add "address_hash" varchar(43) null;

create index "booking_phone_index" on "booking" ("phone", "start_at") where "phone" is not null and "account_id" is null;

create index "booking_booked_by_phone_index" on "booking" ("booked_by_phone", "start_at") where "booked_by_phone" is not null and "account_id" is null;

create index "booking_address_hash_index" on "booking" ("address_hash", "start_at") where "address_hash" is not null;
