-- What people write short when they look for care, and what each stands for; what staff have deleted stays away.
-- beside: yes

-- engine: sqlite

create table `abbreviation` (`id` integer not null primary key autoincrement, `key` text not null, `short` text not null, `meaning` text not null, `read_as` text not null default '', `source` text not null default '', `updated_at` datetime null);

create unique index `abbreviation_key_unique` on `abbreviation` (`key`);

create table `dropped_abbreviation` (`key` text not null, primary key (`key`));

-- engine: postgresql

create table "abbreviation" ("id" serial primary key, "key" varchar(80) not null, "short" varchar(20) not null, "meaning" varchar(120) not null, "read_as" varchar(120) not null default '', "source" varchar(160) not null default '', "updated_at" timestamptz null);

alter table "abbreviation" add constraint "abbreviation_key_unique" unique ("key");

create table "dropped_abbreviation" ("key" varchar(80) not null, primary key ("key"));
