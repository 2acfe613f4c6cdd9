-- Contacts are shown so often a day to a network address and to newcomers; what comes of it is counted for staff.

-- engine: sqlite

create table `contact_address_quota` (`day` text not null, `address_hash` text not null, `used` integer not null default 0, primary key (`day`, `address_hash`));

create table `contact_day_count` (`day` text not null, `outcome` varchar(20) check (`outcome` in ('shown', 'unconfirmed', 'account', 'address', 'contact')) not null, `count` integer not null default 0, primary key (`day`, `outcome`));

create table `contact_newcomer_quota` (`day` text not null, `kind` varchar(20) check (`kind` in ('place', 'professional')) not null, `entity_id` integer not null, `used` integer not null default 0, primary key (`day`, `kind`, `entity_id`));

-- engine: postgresql

create table "contact_address_quota" ("day" varchar(10) not null, "address_hash" varchar(43) not null, "used" int not null default 0, primary key ("day", "address_hash"));

create table "contact_day_count" ("day" varchar(10) not null, "outcome" varchar(20) not null, "count" int not null default 0, primary key ("day", "outcome"));

create table "contact_newcomer_quota" ("day" varchar(10) not null, "kind" varchar(20) not null, "entity_id" int not null, "used" int not null default 0, primary key ("day", "kind", "entity_id"));

alter table "contact_day_count" add constraint "contact_day_count_outcome_check" check ("outcome" in ('shown', 'unconfirmed', 'account', 'address', 'contact'));

alter table "contact_newcomer_quota" add constraint "contact_newcomer_quota_kind_check" check ("kind" in ('place', 'professional'));
