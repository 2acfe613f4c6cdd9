-- The address of a picture leads by these indexes to the record or post that decides who may see it.
-- beside: yes

create index "media_key_index" on "media" ("key");

create index "post_image_key_index" on "post_image" ("key");
