-- Who of staff looks at which piece of waiting work, so that others take another one.
-- beside: yes

-- engine: sqlite

create table `staff_lease` (`queue` text not null, `record_id` integer not null, `account_id` integer not null, `until` datetime not null, primary key (`queue`, `record_id`), constraint `staff_lease_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `staff_lease_account_id_index` on `staff_lease` (`account_id`);

-- engine: postgresql

create table "staff_lease" ("queue" varchar(40) not null, "record_id" int not null, "account_id" int not null, "until" timestamptz not null, primary key ("queue", "record_id"));

create index "staff_lease_account_id_index" on "staff_lease" ("account_id");

alter table "staff_lease" add constraint "staff_lease_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;
