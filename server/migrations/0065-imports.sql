-- What imports of lists changed, so that one can be taken back.
-- beside: yes

-- engine: sqlite

create table `import_run` (`id` integer not null primary key autoincrement, `kind` text not null, `file_name` text not null, `begun_at` datetime not null, `finished_at` datetime null, `added` integer not null default 0, `updated` integer not null default 0, `undone_at` datetime null);

create index `import_run_begun_at_index` on `import_run` (`begun_at`);

create table `import_change` (`id` integer not null primary key autoincrement, `run_id` integer not null, `record` text not null, `record_id` integer not null, `is_added` integer not null, `earlier` json not null, `written_hash` text not null, `email` text null, constraint `import_change_run_id_foreign` foreign key(`run_id`) references `import_run`(`id`) on delete cascade);

create index `import_change_run_id_id_index` on `import_change` (`run_id`, `id`);

create index `import_change_record_record_id_run_id_index` on `import_change` (`record`, `record_id`, `run_id`);

create index "import_change_email_index" on "import_change" ("email") where "email" is not null;

-- engine: postgresql

create table "import_run" ("id" serial primary key, "kind" varchar(20) not null, "file_name" varchar(200) not null, "begun_at" timestamptz not null, "finished_at" timestamptz null, "added" int not null default 0, "updated" int not null default 0, "undone_at" timestamptz null);

create index "import_run_begun_at_index" on "import_run" ("begun_at");

create table "import_change" ("id" serial primary key, "run_id" int not null, "record" varchar(20) not null, "record_id" int not null, "is_added" boolean not null, "earlier" jsonb not null, "written_hash" varchar(43) not null, "email" varchar(254) null);

create index "import_change_run_id_id_index" on "import_change" ("run_id", "id");

create index "import_change_record_record_id_run_id_index" on "import_change" ("record", "record_id", "run_id");

create index "import_change_email_index" on "import_change" ("email") where "email" is not null;

alter table "import_change" add constraint "import_change_run_id_foreign" foreign key ("run_id") references "import_run" ("id") on delete cascade;
