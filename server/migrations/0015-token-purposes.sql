-- engine: sqlite

-- Links to a first password and codes of a login are kept beside the other secrets that were mailed. A check of SQLite is
-- changed by a new table only.
create table `account_token_new` (`id` integer not null primary key autoincrement, `account_id` integer not null, `purpose` varchar(20) check (`purpose` in ('confirm-email', 'reset-password', 'new-password', 'login-code')) not null, `token_hash` text not null, `email` text not null, `expires_at` datetime not null, `used_at` datetime null, `created_at` datetime not null, constraint `account_token_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

insert into `account_token_new` (`id`, `account_id`, `purpose`, `token_hash`, `email`, `expires_at`, `used_at`, `created_at`)
  select `id`, `account_id`, `purpose`, `token_hash`, `email`, `expires_at`, `used_at`, `created_at` from `account_token`;

drop table `account_token`;

alter table `account_token_new` rename to `account_token`;

create index `account_token_account_id_index` on `account_token` (`account_id`);

create unique index `account_token_token_hash_unique` on `account_token` (`token_hash`);

create index `account_token_expires_at_index` on `account_token` (`expires_at`);

-- engine: postgresql

-- Links to a first password and codes of a login are kept beside the other secrets that were mailed.
alter table "account_token" drop constraint "account_token_purpose_check";

alter table "account_token" add constraint "account_token_purpose_check" check ("purpose" in ('confirm-email', 'reset-password', 'new-password', 'login-code'));
