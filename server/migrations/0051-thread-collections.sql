-- Editors choose threads, too.

-- engine: sqlite

create table `collection_member_kept` (`collection_id` integer not null, `member_id` integer not null, `position` integer not null, `note` text not null);

insert into `collection_member_kept` select `collection_id`, `member_id`, `position`, `note` from `collection_member`;

drop table `collection_member`;

create table `collection_any` (`id` integer not null primary key autoincrement, `kind` varchar(20) check (`kind` in ('place', 'professional', 'thread')) not null, `slug` text not null, `name` text not null, `summary` text not null default '', `description` text not null default '', `published` integer not null default true, `position` integer not null default 0, `member_count` integer not null default 0, `created_at` datetime not null, `updated_at` datetime not null);

insert into `collection_any` (`id`, `kind`, `slug`, `name`, `summary`, `description`, `published`, `position`, `member_count`, `created_at`, `updated_at`) select `id`, `kind`, `slug`, `name`, `summary`, `description`, `published`, `position`, `member_count`, `created_at`, `updated_at` from `collection`;

delete from sqlite_sequence where name = 'collection_any';

insert into sqlite_sequence (name, seq) select 'collection_any', seq from sqlite_sequence where name = 'collection';

drop table `collection`;

alter table `collection_any` rename to `collection`;

create index `collection_published_kind_position_id_index` on `collection` (`published`, `kind`, `position`, `id`);

create table `collection_member` (`collection_id` integer not null, `member_id` integer not null, `position` integer not null default 0, `note` text not null default '', primary key (`collection_id`, `member_id`), constraint `collection_member_collection_id_foreign` foreign key (`collection_id`) references `collection` (`id`) on delete cascade);

insert into `collection_member` (`collection_id`, `member_id`, `position`, `note`) select `collection_id`, `member_id`, `position`, `note` from `collection_member_kept`;

create index `collection_member_collection_id_position_member_id_index` on `collection_member` (`collection_id`, `position`, `member_id`);

drop table `collection_member_kept`;

-- engine: postgresql

alter table "collection" drop constraint "collection_kind_check";

alter table "collection" add constraint "collection_kind_check" check ("kind" in ('place', 'professional', 'thread'));
