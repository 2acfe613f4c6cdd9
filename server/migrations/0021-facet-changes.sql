-- What is still to be done to stored bitmaps: each writer adds rows of its own, so that none waits for another.

-- engine: sqlite

create table `facet_change` (`id` integer not null primary key autoincrement, `kind` text not null, `facet` text not null, `added` text not null, `removed` text not null);

-- engine: postgresql

create table "facet_change" ("id" bigserial primary key, "kind" varchar(20) not null, "facet" varchar(60) not null, "added" text not null, "removed" text not null);
