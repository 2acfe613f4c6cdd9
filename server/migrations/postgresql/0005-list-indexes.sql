-- Sorting and measuring a chosen few reads only this index, not the wide rows with their texts.
create index "place_sort_index" on "place" ("id", "status", "relevance", "rating_rank", "review_count", "sort_name", "lat", "long");

create index "professional_sort_index" on "professional" ("id", "status", "relevance", "rating_rank", "review_count", "sort_name", "lat", "long");
