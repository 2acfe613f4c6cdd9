-- The console walks all promotions in the order that staff choose by these indexes alone.
-- beside: yes

create index "promotion_ends_index" on "promotion" ("ends_at", "id", "status", "place_id", "professional_id", "slug");

create index "promotion_starts_index" on "promotion" ("starts_at", "id", "status", "place_id", "professional_id", "slug");

create index "promotion_title_index" on "promotion" ("slug", "id", "status", "place_id", "professional_id");
