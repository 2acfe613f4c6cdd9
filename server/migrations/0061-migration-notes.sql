-- Which migrations let processes of the release before go on beside them: such a process reads it here.
-- beside: yes

-- engine: sqlite

create table `migration_note` (`name` text not null primary key, `beside` integer not null);

-- engine: postgresql

create table "migration_note" ("name" varchar(120) not null, "beside" boolean not null, primary key ("name"));
