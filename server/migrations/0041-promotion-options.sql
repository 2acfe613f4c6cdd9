-- The highest number that an option of a promotion ever had, so that no other option gets it.

alter table "promotion" add column "last_option" int not null default 0;
