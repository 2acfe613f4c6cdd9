-- The console orders titles of promotions as Vietnamese has its letters and finds them by all their words.
-- Keys that stand already are made again by "antam reindex".
-- A process of the release before would leave the new columns empty or old.
-- beside: no

drop index "promotion_ends_index";

drop index "promotion_starts_index";

drop index "promotion_title_index";

-- engine: sqlite

alter table `promotion` add column `folded_title` text not null default '';

alter table `promotion` add column `sort_title` text not null default '';

update `promotion` set `folded_title` = replace(`slug`, '-', ' '), `sort_title` = replace(`slug`, '-', ' ');

create index "promotion_ends_index" on "promotion" ("ends_at", "id", "status", "place_id", "professional_id", "folded_title");

create index "promotion_starts_index" on "promotion" ("starts_at", "id", "status", "place_id", "professional_id", "folded_title");

create index "promotion_title_index" on "promotion" ("sort_title", "id", "status", "place_id", "professional_id", "folded_title");

-- engine: postgresql

alter table "promotion" add column "folded_title" varchar(220) not null default '', add column "sort_title" varchar(220) collate "C" not null default '';

update "promotion" set "folded_title" = replace("slug", '-', ' '), "sort_title" = replace("slug", '-', ' ');

create index "promotion_ends_index" on "promotion" ("ends_at", "id", "status", "place_id", "professional_id", "folded_title");

create index "promotion_starts_index" on "promotion" ("starts_at", "id", "status", "place_id", "professional_id", "folded_title");

create index "promotion_title_index" on "promotion" ("sort_title", "id", "status", "place_id", "professional_id", "folded_title");
