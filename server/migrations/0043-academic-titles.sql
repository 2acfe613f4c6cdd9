-- Professor and associate professor are the only academic titles. What other titles said becomes a degree and, where
-- none was known, an occupation. Changes of filters are noted as every writer notes them.

create temporary table title_move (slug varchar(120) not null, kind varchar(20) not null, target varchar(120) not null);

insert into title_move (slug, kind, target) values
  ('giao-su-tien-si', 'title', 'giao-su'),
  ('giao-su-tien-si', 'degree', 'tien-si-y-hoc'),
  ('pho-giao-su-tien-si', 'title', 'pho-giao-su'),
  ('pho-giao-su-tien-si', 'degree', 'tien-si-y-hoc'),
  ('tien-si-bac-si', 'degree', 'tien-si-y-hoc'),
  ('tien-si-bac-si', 'occupation', 'bac-si'),
  ('thac-si-bac-si', 'degree', 'thac-si-y-hoc'),
  ('thac-si-bac-si', 'occupation', 'bac-si'),
  ('thac-si-bac-si-noi-tru', 'degree', 'thac-si-y-hoc'),
  ('thac-si-bac-si-noi-tru', 'degree', 'bac-si-noi-tru-benh-vien'),
  ('thac-si-bac-si-noi-tru', 'occupation', 'bac-si'),
  ('bac-si-chuyen-khoa-ii', 'degree', 'bac-si-chuyen-khoa-cap-ii'),
  ('bac-si-chuyen-khoa-ii', 'occupation', 'bac-si'),
  ('bac-si-chuyen-khoa-i', 'degree', 'bac-si-chuyen-khoa-cap-i'),
  ('bac-si-chuyen-khoa-i', 'occupation', 'bac-si'),
  ('bac-si-noi-tru', 'degree', 'bac-si-noi-tru-benh-vien'),
  ('bac-si-noi-tru', 'occupation', 'bac-si'),
  ('bac-si', 'occupation', 'bac-si'),
  ('duoc-si-chuyen-khoa-i', 'degree', 'duoc-si-chuyen-khoa-i'),
  ('duoc-si-chuyen-khoa-i', 'occupation', 'duoc-si'),
  ('duoc-si', 'occupation', 'duoc-si'),
  ('cu-nhan-dieu-duong', 'degree', 'cu-nhan-dieu-duong'),
  ('cu-nhan-dieu-duong', 'occupation', 'dieu-duong'),
  ('luong-y', 'occupation', 'luong-y');

create temporary table title_target as
select old.id as title_id, title_move.kind, term.id as target_id
from title_move
join term as old on old.kind = 'title' and old.slug = title_move.slug
join term on term.kind = title_move.kind and term.slug = title_move.target;

insert into facet_change (kind, facet, added, removed)
select 'professional', 'titles:' || target_id, '[' || professional.id || ']', '[]'
from professional join title_target using (title_id)
where kind = 'title' and status = 'published';

insert into facet_change (kind, facet, added, removed)
select 'professional', 'degrees:' || target_id, '[' || professional.id || ']', '[]'
from professional join title_target using (title_id)
where kind = 'degree' and status = 'published';

insert into facet_change (kind, facet, added, removed)
select 'professional', 'occupations:' || target_id, '[' || professional.id || ']', '[]'
from professional join title_target using (title_id)
where kind = 'occupation' and status = 'published' and occupation_id is null;

insert into professional_term (professional_id, term_id, position)
select professional.id, target_id, -1
from professional join title_target using (title_id)
where kind = 'degree'
on conflict do nothing;

update professional
set occupation_id = (select target_id from title_target where kind = 'occupation' and title_target.title_id = professional.title_id)
where occupation_id is null and title_id in (select title_id from title_target where kind = 'occupation');

update professional
set title_id = (select target_id from title_target where kind = 'title' and title_target.title_id = professional.title_id)
where title_id in (select id from term where kind = 'title' and slug not in ('giao-su', 'pho-giao-su'));

delete from term where kind = 'title' and slug not in ('giao-su', 'pho-giao-su');

delete from facet_bitmap where kind = 'professional' and facet like 'titles:%'
  and facet not in (select 'titles:' || id from term where kind = 'title');

drop table title_target;

drop table title_move;
