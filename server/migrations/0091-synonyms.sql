-- What staff have said to mean the same as a record's name, and how often words were looked for, by day, without any person.
-- beside: yes

-- engine: sqlite

create table `synonym` (`id` integer not null primary key autoincrement, `subject` text not null, `record_id` integer not null, `words` text not null, `folded` text not null, `made_at` datetime not null);

create unique index `synonym_subject_record_id_folded_unique` on `synonym` (`subject`, `record_id`, `folded`);

create index `synonym_folded_index` on `synonym` (`folded`);

create table `query_day` (`day` text not null, `words` text not null, `shown` integer not null default 0, `empty` integer not null default 0, `pressed` integer not null default 0, primary key (`day`, `words`));

create table `query_day_size` (`day` text not null primary key, `words` integer not null default 0);

-- engine: postgresql

create table "synonym" ("id" serial primary key, "subject" varchar(20) not null, "record_id" int not null, "words" varchar(120) not null, "folded" varchar(120) not null, "made_at" timestamptz not null);

alter table "synonym" add constraint "synonym_subject_record_id_folded_unique" unique ("subject", "record_id", "folded");

create index "synonym_folded_index" on "synonym" ("folded");

create table "query_day" ("day" varchar(10) not null, "words" varchar(60) not null, "shown" int not null default 0, "empty" int not null default 0, "pressed" int not null default 0, primary key ("day", "words"));

create table "query_day_size" ("day" varchar(10) not null primary key, "words" int not null default 0);
