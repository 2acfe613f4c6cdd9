alter table `place` add column `professional_count` integer not null default 0;
