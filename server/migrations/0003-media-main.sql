-- engine: sqlite

alter table `media` add column `video_thumbnail` text null;

create unique index "media_main_unique" on "media" ("owner_kind", "owner_id") where "is_main";

-- engine: postgresql

alter table "media" add column "video_thumbnail" varchar(300) null;

create unique index "media_main_unique" on "media" ("owner_kind", "owner_id") where "is_main";
