-- Sorting and measuring a chosen few reads only this index, not the wide rows with their texts.
create index "place_sort_index" on "place" ("id", "status", "relevance", "rating_rank", "review_count", "sort_name", "lat", "long");

create index "professional_sort_index" on "professional" ("id", "status", "relevance", "rating_rank", "review_count", "sort_name", "lat", "long");

-- engine: sqlite

-- Link tables are read by their first key only: stored in its order, each entity's links lie side by side.
create table "place_term_linked" (`place_id` integer not null, `term_id` integer not null, `position` integer not null default 0, `price_from` integer null, `price_to` integer null, `label` text not null default '', primary key (`place_id`, `term_id`), constraint `place_term_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on update cascade on delete cascade, constraint `place_term_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade) without rowid;

insert into "place_term_linked" select place_id, term_id, position, price_from, price_to, label from "place_term" order by place_id, term_id;

drop table "place_term";

alter table "place_term_linked" rename to "place_term";

create table "professional_term_linked" (`professional_id` integer not null, `term_id` integer not null, `position` integer not null default 0, `price_from` integer null, `price_to` integer null, `label` text not null default '', primary key (`professional_id`, `term_id`), constraint `professional_term_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on update cascade on delete cascade, constraint `professional_term_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade) without rowid;

insert into "professional_term_linked" select professional_id, term_id, position, price_from, price_to, label from "professional_term" order by professional_id, term_id;

drop table "professional_term";

alter table "professional_term_linked" rename to "professional_term";

create table "workplace_linked" (`professional_id` integer not null, `place_id` integer not null, `position` integer not null default 0, primary key (`professional_id`, `place_id`), constraint `workplace_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on update cascade on delete cascade, constraint `workplace_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on update cascade on delete cascade) without rowid;

insert into "workplace_linked" select professional_id, place_id, position from "workplace" order by professional_id, place_id;

drop table "workplace";

alter table "workplace_linked" rename to "workplace";

create index `workplace_place_id_professional_id_index` on `workplace` (`place_id`, `professional_id`);
