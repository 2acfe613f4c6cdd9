-- Health data of visits are deleted twelve months after them.

-- engine: sqlite

alter table `booking` add column `forgotten_at` datetime null;

create index "booking_unforgotten_index" on "booking" ("start_at") where "forgotten_at" is null;

-- engine: postgresql

alter table "booking" add column "forgotten_at" timestamptz null;

create index "booking_unforgotten_index" on "booking" ("start_at") where "forgotten_at" is null;
