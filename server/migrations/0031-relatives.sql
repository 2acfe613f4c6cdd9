-- Accounts keep the people for whom they book.

-- engine: sqlite

create table `relative` (`id` integer not null primary key autoincrement, `account_id` integer not null, `name` text not null, `relation` text not null, `date_of_birth` text null, `phone` text null, `created_at` datetime not null, `updated_at` datetime not null, constraint `relative_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `relative_account_id_id_index` on `relative` (`account_id`, `id`);

-- engine: postgresql

create table "relative" ("id" serial primary key, "account_id" int not null, "name" varchar(80) not null, "relation" varchar(40) not null, "date_of_birth" varchar(10) null, "phone" varchar(20) null, "created_at" timestamptz not null, "updated_at" timestamptz not null);

create index "relative_account_id_id_index" on "relative" ("account_id", "id");

alter table "relative" add constraint "relative_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;
