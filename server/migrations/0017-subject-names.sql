-- Which kinds of record can be pictured, kept and called is said by the features that exist; the database lists none.

-- engine: sqlite

create table `media_any` (`id` integer not null primary key autoincrement, `owner_kind` text not null, `owner_id` integer not null, `type` varchar(10) check (`type` in ('image', 'video')) not null, `position` integer not null default 0, `is_main` integer not null default false, `caption` text not null default '', `key` text not null default '', `width` integer not null default 0, `height` integer not null default 0, `video_provider` varchar(10) check (`video_provider` in ('youtube', 'vimeo')) null, `video_id` text null, `video_thumbnail` text null, `created_at` datetime not null);

insert into `media_any` (`id`, `owner_kind`, `owner_id`, `type`, `position`, `is_main`, `caption`, `key`, `width`, `height`, `video_provider`, `video_id`, `video_thumbnail`, `created_at`) select `id`, `owner_kind`, `owner_id`, `type`, `position`, `is_main`, `caption`, `key`, `width`, `height`, `video_provider`, `video_id`, `video_thumbnail`, `created_at` from `media`;

delete from sqlite_sequence where name = 'media_any';

insert into sqlite_sequence (name, seq) select 'media_any', seq from sqlite_sequence where name = 'media';

drop table `media`;

alter table `media_any` rename to `media`;

create index `media_owner_kind_owner_id_position_index` on `media` (`owner_kind`, `owner_id`, `position`);

create unique index "media_main_unique" on "media" ("owner_kind", "owner_id") where "is_main";

create table `favourite_any` (`account_id` integer not null, `type` text not null, `entity_id` integer not null, `created_at` datetime not null, primary key (`account_id`, `type`, `entity_id`), constraint `favourite_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

insert into `favourite_any` (`account_id`, `type`, `entity_id`, `created_at`) select `account_id`, `type`, `entity_id`, `created_at` from `favourite`;

drop table `favourite`;

alter table `favourite_any` rename to `favourite`;

create index `favourite_account_id_created_at_index` on `favourite` (`account_id`, `created_at`);

create index `favourite_type_entity_id_index` on `favourite` (`type`, `entity_id`);

create table `contact_reveal_any` (`account_id` integer not null, `day` text not null, `kind` text not null, `entity_id` integer not null, `created_at` datetime not null, primary key (`account_id`, `day`, `kind`, `entity_id`), constraint `contact_reveal_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

insert into `contact_reveal_any` (`account_id`, `day`, `kind`, `entity_id`, `created_at`) select `account_id`, `day`, `kind`, `entity_id`, `created_at` from `contact_reveal`;

drop table `contact_reveal`;

alter table `contact_reveal_any` rename to `contact_reveal`;

create table `contact_newcomer_quota_any` (`day` text not null, `kind` text not null, `entity_id` integer not null, `used` integer not null default 0, primary key (`day`, `kind`, `entity_id`));

insert into `contact_newcomer_quota_any` (`day`, `kind`, `entity_id`, `used`) select `day`, `kind`, `entity_id`, `used` from `contact_newcomer_quota`;

drop table `contact_newcomer_quota`;

alter table `contact_newcomer_quota_any` rename to `contact_newcomer_quota`;

-- engine: postgresql

alter table "media" drop constraint "media_owner_kind_check";

alter table "favourite" drop constraint "favourite_type_check";

alter table "contact_reveal" drop constraint "contact_reveal_kind_check";

alter table "contact_newcomer_quota" drop constraint "contact_newcomer_quota_kind_check";
