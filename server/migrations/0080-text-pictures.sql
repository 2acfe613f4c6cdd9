-- Pictures within texts that staff write.
-- beside: yes

-- engine: sqlite

create table `text_picture` (`id` integer not null primary key autoincrement, `key` varchar(80) not null, `width` integer not null, `height` integer not null, `created_at` datetime not null);

create index `text_picture_key_index` on `text_picture` (`key`);

-- engine: postgresql

create table "text_picture" ("id" serial primary key, "key" varchar(80) not null, "width" int not null, "height" int not null, "created_at" timestamptz not null);

create index "text_picture_key_index" on "text_picture" ("key");
