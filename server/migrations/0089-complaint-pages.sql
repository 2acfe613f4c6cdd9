-- Complaints have pages: what is said on them, by section, and when a clinician checked it.
-- beside: yes

-- engine: sqlite

alter table `complaint` add column `overview` text null;

alter table `complaint` add column `when_to_call` text null;

alter table `complaint` add column `infants` text null;

alter table `complaint` add column `children` text null;

alter table `complaint` add column `adults` text null;

alter table `complaint` add column `pregnancy` text null;

alter table `complaint` add column `elderly` text null;

alter table `complaint` add column `when_to_see_doctor` text null;

alter table `complaint` add column `home_care` text null;

alter table `complaint` add column `reviewed_on` text null;

-- engine: postgresql

alter table "complaint" add column "overview" text null;

alter table "complaint" add column "when_to_call" text null;

alter table "complaint" add column "infants" text null;

alter table "complaint" add column "children" text null;

alter table "complaint" add column "adults" text null;

alter table "complaint" add column "pregnancy" text null;

alter table "complaint" add column "elderly" text null;

alter table "complaint" add column "when_to_see_doctor" text null;

alter table "complaint" add column "home_care" text null;

alter table "complaint" add column "reviewed_on" varchar(10) null;
