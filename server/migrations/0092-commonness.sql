-- How common a disease is, by which equally near ones are suggested for a complaint; its documents for the search are made again,
-- by a worker, with the order of its complaints.
-- beside: yes

-- engine: sqlite

alter table `disease` add column `commonness` varchar(12) check (`commonness` in ('very_common', 'common', 'uncommon', 'rare')) null;

insert into outbox_message (topic, priority, payload, available_at, attempts, created_at)
  select 'entity.changed', 3, json_object('subject', 'disease', 'ids', json_group_array(id), 'aspects', json_array('complaints')), unixepoch() * 1000, 0, unixepoch() * 1000
  from disease having count(*) > 0;

-- engine: postgresql

alter table "disease" add column "commonness" varchar(12) null;

alter table "disease" add constraint "disease_commonness_check" check ("commonness" in ('very_common', 'common', 'uncommon', 'rare'));

insert into outbox_message (topic, priority, payload, available_at, attempts, created_at)
  select 'entity.changed', 3, json_build_object('subject', 'disease', 'ids', json_agg(id), 'aspects', json_build_array('complaints')), now(), 0, now()
  from disease having count(*) > 0;
