-- Articles with their topics and earlier versions, which are found by their words.

-- engine: sqlite

create table `article` (`id` integer not null primary key autoincrement, `slug` text not null, `name` text not null, `summary` text not null, `body` text not null, `picture` text not null default '', `author_name` text not null, `author_id` integer null, `reviewer_name` text not null default '', `reviewer_id` integer null, `reviewed_on` text null, `reading_minutes` integer not null, `status` varchar(12) check (`status` in ('draft', 'scheduled', 'published', 'hidden')) not null, `publish_at` datetime null, `is_locked` integer not null default false, `last_position` integer not null default 0, `reply_count` integer not null default 0, `answer_count` integer not null default 0, `thank_count` integer not null default 0, `last_reply_at` datetime null, `created_at` datetime not null, `published_at` datetime null, `updated_at` datetime not null, constraint `article_author_id_foreign` foreign key (`author_id`) references `professional` (`id`) on delete set null, constraint `article_reviewer_id_foreign` foreign key (`reviewer_id`) references `professional` (`id`) on delete set null);

create index "article_newest_index" on "article" ("published_at", "id") where "status" = 'published';

create index `article_author_id_index` on `article` (`author_id`);

create index `article_reviewer_id_index` on `article` (`reviewer_id`);

create table `article_revision` (`id` integer not null primary key autoincrement, `article_id` integer not null, `account_id` integer null, `name` text not null, `summary` text not null, `body` text not null, `created_at` datetime not null, constraint `article_revision_article_id_foreign` foreign key (`article_id`) references `article` (`id`) on delete cascade, constraint `article_revision_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete set null);

create index `article_revision_article_id_id_index` on `article_revision` (`article_id`, `id`);

create index `article_revision_account_id_index` on `article_revision` (`account_id`);

create table `article_topic` (`article_id` integer not null, `term_id` integer not null, `position` integer not null, `shown_at` datetime null, primary key (`article_id`, `term_id`), constraint `article_topic_article_id_foreign` foreign key (`article_id`) references `article` (`id`) on update cascade on delete cascade, constraint `article_topic_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade);

create index "article_topic_newest_index" on "article_topic" ("term_id", "shown_at", "article_id") where "shown_at" is not null;

create index `article_topic_term_id_index` on `article_topic` (`term_id`);

create virtual table search_name_article using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_article (search_name_article, rank) values ('hashsize', 16777216);

create virtual table search_text_article using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_article (search_text_article, rank) values ('hashsize', 16777216);

-- engine: postgresql

create table "article" ("id" serial primary key, "slug" varchar(160) not null, "name" varchar(150) not null, "summary" varchar(400) not null, "body" text not null, "picture" varchar(200) not null default '', "author_name" varchar(80) not null, "author_id" int null, "reviewer_name" varchar(80) not null default '', "reviewer_id" int null, "reviewed_on" varchar(10) null, "reading_minutes" int not null, "status" varchar(12) not null, "publish_at" timestamptz null, "is_locked" boolean not null default false, "last_position" int not null default 0, "reply_count" int not null default 0, "answer_count" int not null default 0, "thank_count" int not null default 0, "last_reply_at" timestamptz null, "created_at" timestamptz not null, "published_at" timestamptz null, "updated_at" timestamptz not null);

create index "article_newest_index" on "article" ("published_at", "id") where "status" = 'published';

create index "article_author_id_index" on "article" ("author_id");

create index "article_reviewer_id_index" on "article" ("reviewer_id");

create table "article_revision" ("id" serial primary key, "article_id" int not null, "account_id" int null, "name" varchar(150) not null, "summary" varchar(400) not null, "body" text not null, "created_at" timestamptz not null);

create index "article_revision_article_id_id_index" on "article_revision" ("article_id", "id");

create index "article_revision_account_id_index" on "article_revision" ("account_id");

create table "article_topic" ("article_id" int not null, "term_id" int not null, "position" int not null, "shown_at" timestamptz null, primary key ("article_id", "term_id"));

create index "article_topic_newest_index" on "article_topic" ("term_id", "shown_at", "article_id") where "shown_at" is not null;

create index "article_topic_term_id_index" on "article_topic" ("term_id");

alter table "article" add constraint "article_author_id_foreign" foreign key ("author_id") references "professional" ("id") on delete set null;

alter table "article" add constraint "article_reviewer_id_foreign" foreign key ("reviewer_id") references "professional" ("id") on delete set null;

alter table "article" add constraint "article_status_check" check ("status" in ('draft', 'scheduled', 'published', 'hidden'));

alter table "article_revision" add constraint "article_revision_article_id_foreign" foreign key ("article_id") references "article" ("id") on delete cascade;

alter table "article_revision" add constraint "article_revision_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete set null;

alter table "article_topic" add constraint "article_topic_article_id_foreign" foreign key ("article_id") references "article" ("id") on update cascade on delete cascade;

alter table "article_topic" add constraint "article_topic_term_id_foreign" foreign key ("term_id") references "term" ("id") on update cascade on delete cascade;
