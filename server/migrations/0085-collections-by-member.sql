-- A collection shows the picture of its first member: a change of a member finds its collections by this index.
-- beside: yes

create index "collection_member_member_id_collection_id_index" on "collection_member" ("member_id", "collection_id");
