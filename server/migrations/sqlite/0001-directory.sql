create table `collection` (`id` integer not null primary key autoincrement, `kind` varchar(20) check (`kind` in ('place', 'professional')) not null, `slug` text not null, `name` text not null, `summary` text not null default '', `description` text not null default '', `published` integer not null default true, `position` integer not null default 0, `member_count` integer not null default 0, `created_at` datetime not null, `updated_at` datetime not null);

create index `collection_published_kind_position_id_index` on `collection` (`published`, `kind`, `position`, `id`);

create table `collection_member` (`collection_id` integer not null, `member_id` integer not null, `position` integer not null default 0, `note` text not null default '', primary key (`collection_id`, `member_id`), constraint `collection_member_collection_id_foreign` foreign key (`collection_id`) references `collection` (`id`) on delete cascade);

create index `collection_member_collection_id_position_member_id_index` on `collection_member` (`collection_id`, `position`, `member_id`);

create table `content_version` (`name` text not null primary key, `version` bigint not null default '0');

create table `facet_bitmap` (`kind` text not null, `facet` text not null, `bits` blob not null, `cardinality` integer not null, `version` bigint not null default '0', primary key (`kind`, `facet`));

create index `facet_bitmap_kind_version_index` on `facet_bitmap` (`kind`, `version`);

create table `media` (`id` integer not null primary key autoincrement, `owner_kind` varchar(20) check (`owner_kind` in ('place', 'professional', 'collection')) not null, `owner_id` integer not null, `type` varchar(10) check (`type` in ('image', 'video')) not null, `position` integer not null default 0, `is_main` integer not null default false, `caption` text not null default '', `key` text not null default '', `width` integer not null default 0, `height` integer not null default 0, `video_provider` varchar(10) check (`video_provider` in ('youtube', 'vimeo')) null, `video_id` text null, `created_at` datetime not null);

create index `media_owner_kind_owner_id_position_index` on `media` (`owner_kind`, `owner_id`, `position`);

create table `outbox_message` (`id` integer not null primary key autoincrement, `topic` text not null, `payload` json not null, `dedupe_key` text null, `available_at` datetime not null, `leased_until` datetime null, `attempts` integer not null default 0, `last_error` text null, `done_at` datetime null, `failed_at` datetime null, `created_at` datetime not null);

create unique index `outbox_message_dedupe_key_unique` on `outbox_message` (`dedupe_key`);

create index `outbox_message_done_at_failed_at_available_at_id_index` on `outbox_message` (`done_at`, `failed_at`, `available_at`, `id`);

create table `province` (`id` integer not null primary key autoincrement, `code` text not null, `slug` text not null, `name` text not null, `full_name` text not null, `lat` double not null, `long` double not null, `position` integer not null default 0);

create unique index `province_code_unique` on `province` (`code`);

create unique index `province_slug_unique` on `province` (`slug`);

create table `former_province` (`id` integer not null primary key autoincrement, `code` text not null, `slug` text not null, `name` text not null, `full_name` text not null, `province_id` integer not null, constraint `former_province_province_id_foreign` foreign key (`province_id`) references `province` (`id`));

create unique index `former_province_code_unique` on `former_province` (`code`);

create unique index `former_province_slug_unique` on `former_province` (`slug`);

create index `former_province_province_id_index` on `former_province` (`province_id`);

create table `district` (`id` integer not null primary key autoincrement, `code` text not null, `slug` text not null, `name` text not null, `full_name` text not null, `former_province_id` integer not null, `province_id` integer not null, `lat` double not null, `long` double not null, constraint `district_former_province_id_foreign` foreign key (`former_province_id`) references `former_province` (`id`), constraint `district_province_id_foreign` foreign key (`province_id`) references `province` (`id`));

create unique index `district_code_unique` on `district` (`code`);

create unique index `district_slug_unique` on `district` (`slug`);

create index `district_former_province_id_index` on `district` (`former_province_id`);

create index `district_province_id_index` on `district` (`province_id`);

create table `setting` (`name` text not null primary key, `value` json not null, `updated_at` datetime not null);

create table `term` (`id` integer not null primary key autoincrement, `kind` varchar(20) check (`kind` in ('speciality', 'service', 'place_type', 'occupation', 'qualification', 'title', 'degree', 'position', 'language')) not null, `slug` text not null, `name` text not null, `abbreviation` text not null default '', `group_name` text not null default '', `aliases` json not null default '[]', `description` text not null default '', `position` integer not null default 0, `parent` integer null);

create index `term_parent_index` on `term` (`parent`);

create unique index `term_kind_slug_unique` on `term` (`kind`, `slug`);

create table `professional` (`id` integer not null primary key autoincrement, `external_id` text null, `slug` text not null, `name` text not null, `status` varchar(12) check (`status` in ('published', 'draft', 'hidden')) not null default 'draft', `gender` varchar(8) check (`gender` in ('female', 'male')) null, `licence_number` text null, `licence_verified_at` datetime null, `occupation_id` integer null, `title_id` integer null, `honorific` text not null default '', `position` text not null default '', `description` text not null default '', `services_free` text not null default '', `experience_full` text not null default '', `achievements` text not null default '', `practising_since` integer null, `phone` text null, `email` text null, `province_id` integer null, `district_id` integer null, `lat` double null, `long` double null, `rating_sum` integer not null default 0, `rating_count` integer not null default 0, `rating_rank` integer not null default 0, `review_count` integer not null default 0, `relevance` integer not null default 0, `sort_name` text not null default '', `created_at` datetime not null, `updated_at` datetime not null, constraint `professional_occupation_id_foreign` foreign key (`occupation_id`) references `term` (`id`) on delete set null, constraint `professional_title_id_foreign` foreign key (`title_id`) references `term` (`id`) on delete set null, constraint `professional_province_id_foreign` foreign key (`province_id`) references `province` (`id`) on delete set null, constraint `professional_district_id_foreign` foreign key (`district_id`) references `district` (`id`) on delete set null);

create unique index `professional_external_id_unique` on `professional` (`external_id`);

create index "professional_relevance_index" on "professional" ("status", "relevance" desc, "id");

create index "professional_rating_index" on "professional" ("status", "rating_rank" desc, "id");

create index "professional_reviews_index" on "professional" ("status", "review_count" desc, "id");

create index "professional_name_index" on "professional" ("status", "sort_name", "id");

create index "professional_position_index" on "professional" ("status", "lat", "long", "id");

create table `professional_term` (`professional_id` integer not null, `term_id` integer not null, `position` integer not null default 0, `price_from` integer null, `price_to` integer null, `label` text not null default '', primary key (`professional_id`, `term_id`), constraint `professional_term_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on update cascade on delete cascade, constraint `professional_term_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade);

create table `ward` (`id` integer not null primary key autoincrement, `code` text not null, `name` text not null, `full_name` text not null, `province_id` integer not null, constraint `ward_province_id_foreign` foreign key (`province_id`) references `province` (`id`));

create unique index `ward_code_unique` on `ward` (`code`);

create index `ward_province_id_index` on `ward` (`province_id`);

create table `place` (`id` integer not null primary key autoincrement, `external_id` text null, `slug` text not null, `name` text not null, `status` varchar(12) check (`status` in ('published', 'draft', 'hidden')) not null default 'published', `place_type_id` integer not null, `address` text not null default '', `ward_id` integer null, `district_id` integer null, `province_id` integer not null, `lat` double null, `long` double null, `phone` text null, `email` text null, `website` text null, `description` text not null default '', `opening_hours` json null, `accepts_bhyt` integer not null default false, `source` text not null default '', `licence` text not null default '', `rating_sum` integer not null default 0, `rating_count` integer not null default 0, `rating_rank` integer not null default 0, `review_count` integer not null default 0, `relevance` integer not null default 0, `sort_name` text not null default '', `created_at` datetime not null, `updated_at` datetime not null, constraint `place_place_type_id_foreign` foreign key (`place_type_id`) references `term` (`id`), constraint `place_ward_id_foreign` foreign key (`ward_id`) references `ward` (`id`) on delete set null, constraint `place_district_id_foreign` foreign key (`district_id`) references `district` (`id`) on delete set null, constraint `place_province_id_foreign` foreign key (`province_id`) references `province` (`id`));

create unique index `place_external_id_unique` on `place` (`external_id`);

create index "place_relevance_index" on "place" ("status", "relevance" desc, "id");

create index "place_rating_index" on "place" ("status", "rating_rank" desc, "id");

create index "place_reviews_index" on "place" ("status", "review_count" desc, "id");

create index "place_name_index" on "place" ("status", "sort_name", "id");

create index "place_position_index" on "place" ("status", "lat", "long", "id");

create table `place_term` (`place_id` integer not null, `term_id` integer not null, `position` integer not null default 0, `price_from` integer null, `price_to` integer null, `label` text not null default '', primary key (`place_id`, `term_id`), constraint `place_term_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on update cascade on delete cascade, constraint `place_term_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade);

create table `former_ward` (`id` integer not null primary key autoincrement, `code` text not null, `name` text not null, `full_name` text not null, `district_id` integer not null, `ward_id` integer not null, constraint `former_ward_district_id_foreign` foreign key (`district_id`) references `district` (`id`), constraint `former_ward_ward_id_foreign` foreign key (`ward_id`) references `ward` (`id`));

create unique index `former_ward_code_unique` on `former_ward` (`code`);

create index `former_ward_district_id_index` on `former_ward` (`district_id`);

create index `former_ward_ward_id_index` on `former_ward` (`ward_id`);

create table `workplace` (`professional_id` integer not null, `place_id` integer not null, `position` integer not null default 0, primary key (`professional_id`, `place_id`), constraint `workplace_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on update cascade on delete cascade, constraint `workplace_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on update cascade on delete cascade);

create index `workplace_place_id_professional_id_index` on `workplace` (`place_id`, `professional_id`);
