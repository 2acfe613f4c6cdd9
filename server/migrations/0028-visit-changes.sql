-- Who moved or cancelled a visit, and from when; by the number calendars of people follow.

alter table "booking" add column "sequence" integer not null default 0;

-- engine: sqlite

alter table `booking` add column `changed_by` varchar(8) check (`changed_by` in ('patient', 'provider', 'system')) null;

alter table `booking` add column `moved_from` datetime null;

-- engine: postgresql

alter table "booking" add column "changed_by" varchar(8) null;

alter table "booking" add column "moved_from" timestamptz null;

alter table "booking" add constraint "booking_changed_by_check" check ("changed_by" in ('patient', 'provider', 'system'));
