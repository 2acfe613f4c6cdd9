-- Complaints are changed in the console: when each was, and which of the reference list were deleted for good.

-- engine: sqlite

alter table `complaint` add column `updated_at` datetime null;

create table `dropped_complaint` (`slug` text not null, primary key (`slug`));

-- engine: postgresql

alter table "complaint" add column "updated_at" timestamptz null;

create table "dropped_complaint" ("slug" varchar(120) not null, primary key ("slug"));
