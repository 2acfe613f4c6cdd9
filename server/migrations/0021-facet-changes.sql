-- What is still to be done to stored bitmaps: each writer adds rows of its own, so that none waits for another.

-- engine: sqlite

create table `facet_change` (`id` integer not null primary key autoincrement, `kind` text not null, `facet` text not null, `added` text not null, `removed` text not null);

create index `facet_change_kind_index` on `facet_change` (`kind`);

-- engine: postgresql

create table "facet_change" ("id" bigserial primary key, "kind" varchar(20) not null, "facet" varchar(60) not null, "added" text not null, "removed" text not null);

create index "facet_change_kind_index" on "facet_change" ("kind");

-- Rows live for seconds: dead ones are cleared after some hundreds of them, however large the table has become.
alter table "facet_change" set (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_cost_delay = 0);
