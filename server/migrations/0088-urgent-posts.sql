-- Posts that cannot wait stand first among those that wait, as questions do.
-- beside: yes

-- engine: sqlite

alter table `post` add column `is_urgent` integer not null default false;

update `post` set `is_urgent` = true where `status` in ('pending', 'reported') and `objections` like '%"Xem ngay: %';

create index "post_urgent_index" on "post" ("id", "status") where "is_urgent" and "status" in ('pending', 'reported');

-- engine: postgresql

alter table "post" add column "is_urgent" boolean not null default false;

update "post" set "is_urgent" = true where "status" in ('pending', 'reported') and "objections"::text like '%"Xem ngay: %';

create index "post_urgent_index" on "post" ("id", "status") where "is_urgent" and "status" in ('pending', 'reported');
