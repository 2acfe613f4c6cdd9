-- A review knows the completed visit that makes it verified.

-- engine: sqlite

alter table `comment` add column `visit_id` integer null constraint `comment_visit_id_foreign` references `booking` (`id`) on delete set null;

create index "comment_visit_index" on "comment" ("visit_id") where "visit_id" is not null;

-- engine: postgresql

alter table "comment" add "visit_id" int null;

create index "comment_visit_index" on "comment" ("visit_id") where "visit_id" is not null;

alter table "comment" add constraint "comment_visit_id_foreign" foreign key ("visit_id") references "booking" ("id") on delete set null;
