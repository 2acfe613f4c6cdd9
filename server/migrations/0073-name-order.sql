-- Names are ordered as Vietnamese has its letters; what is compared without accents stands in a column of its own. Keys that stand already are made anew by "antam reindex".
-- A process of the release before would leave the new column empty or old, by which reviewers with a provider's name are found.
-- beside: no

-- engine: sqlite

alter table `professional` add column `folded_name` text not null default '';

alter table `place` add column `folded_name` text not null default '';

update `professional` set `folded_name` = `sort_name`;

update `place` set `folded_name` = `sort_name`;

create index "professional_folded_name_index" on "professional" ("folded_name", "id");

create index "place_folded_name_index" on "place" ("folded_name", "id");

-- engine: postgresql

alter table "professional" add column "folded_name" varchar(120) not null default '';

alter table "place" add column "folded_name" varchar(220) not null default '';

update "professional" set "folded_name" = "sort_name";

update "place" set "folded_name" = "sort_name";

create index "professional_folded_name_index" on "professional" ("folded_name", "id");

create index "place_folded_name_index" on "place" ("folded_name", "id");

alter table "disease" alter column "sort_name" type varchar(160) collate "C", alter column "letter" type varchar(2) collate "C";

alter table "drug" alter column "sort_name" type varchar(160) collate "C", alter column "letter" type varchar(2) collate "C";

alter table "insurance_plan" alter column "sort_name" type varchar(160) collate "C";
