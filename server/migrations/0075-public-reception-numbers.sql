-- Whether a place shows its phone number to everybody.
-- beside: yes

-- engine: sqlite

alter table `place` add column `phone_is_public` integer not null default false;

-- engine: postgresql

alter table "place" add "phone_is_public" boolean not null default false;
