-- Staff find threads by all words of their titles, and addresses end before a long title does. Titles that stand already are folded by "antam reindex".
-- A process of the release before would leave the new column empty or old.
-- beside: no

drop index "thread_staff_index";

-- engine: sqlite

alter table `thread` add column `folded_name` text not null default '';

update `thread` set `folded_name` = replace(`slug`, '-', ' ');

create index "thread_staff_index" on "thread" ("id", "status", "speciality_id", "folded_name");

-- engine: postgresql

alter table "thread" add column "folded_name" varchar(160) not null default '';

update "thread" set "folded_name" = replace("slug", '-', ' ');

create index "thread_staff_index" on "thread" ("id", "status", "speciality_id", "folded_name");
