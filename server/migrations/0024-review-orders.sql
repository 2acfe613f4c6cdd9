-- Each order of reviews has an index that holds what lists filter by, and so have removed reviews and the queue of staff.

-- engine: sqlite

update comment set removed_at = null where status = 'rejected';

drop index comment_newest_index;

drop index comment_useful_index;

drop index comment_overall_index;

drop index comment_status_id_index;

create index "comment_newest_index" on "comment" ("kind", "entity_id", "created_at", "id", "overall", "is_verified") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_useful_index" on "comment" ("kind", "entity_id", "useful", "id", "overall", "is_verified") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_overall_index" on "comment" ("kind", "entity_id", "overall", "id", "is_verified") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_lowest_index" on "comment" ("kind", "entity_id", (case when overall = 0 then 6 else overall end), "id" desc, "overall", "is_verified") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_hidden_index" on "comment" ("kind", "entity_id", "id") where "status" = 'hidden';

create index `comment_status_id_kind_index` on `comment` (`status`, `id`, `kind`);

create index `comment_kind_id_index` on `comment` (`kind`, `id`);

-- engine: postgresql

update comment set removed_at = null where status = 'rejected';

drop index comment_newest_index;

drop index comment_useful_index;

drop index comment_overall_index;

drop index comment_status_id_index;

create index "comment_newest_index" on "comment" ("kind", "entity_id", "created_at", "id", "overall", "is_verified") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_useful_index" on "comment" ("kind", "entity_id", "useful", "id", "overall", "is_verified") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_overall_index" on "comment" ("kind", "entity_id", "overall", "id", "is_verified") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_lowest_index" on "comment" ("kind", "entity_id", (case when overall = 0 then 6 else overall end), "id" desc, "overall", "is_verified") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_hidden_index" on "comment" ("kind", "entity_id", "id") where "status" = 'hidden';

create index "comment_status_id_kind_index" on "comment" ("status", "id", "kind");

create index "comment_kind_id_index" on "comment" ("kind", "id");
