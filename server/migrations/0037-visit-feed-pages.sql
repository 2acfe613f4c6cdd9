-- By which the feeds of a page are found that is deleted.

create index "visit_feed_kind_entity_id_index" on "visit_feed" ("kind", "entity_id");
