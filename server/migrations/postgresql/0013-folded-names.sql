-- Names as they are searched: without accents.
alter table "account" add column "folded_name" varchar(320) not null default '';

update "account" set "folded_name" = trim(regexp_replace(lower(translate("name",
  'áàảãạăắằẳẵặâấầẩẫậéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵđÁÀẢÃẠĂẮẰẲẴẶÂẤẦẨẪẬÉÈẺẼẸÊẾỀỂỄỆÍÌỈĨỊÓÒỎÕỌÔỐỒỔỖỘƠỚỜỞỠỢÚÙỦŨỤƯỨỪỬỮỰÝỲỶỸỴĐðÐäëïöüçñÄËÏÖÜÇÑ-.,()/’`''',
  'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydaaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydddaeioucnaeioucn      ')), ' +', ' ', 'g'))
where "status" <> 'anonymised';

drop index "account_staff_id_index";

drop index "account_staff_name_index";

drop index "account_staff_email_index";

drop index "account_staff_created_index";

create index "account_staff_id_index" on "account" ("id", "role", "status", "folded_name", "email");

create index "account_staff_name_index" on "account" ("name", "id", "role", "status", "folded_name", "email");

create index "account_staff_email_index" on "account" ("email", "id", "role", "status", "folded_name");

create index "account_staff_created_index" on "account" ("created_at", "id", "role", "status", "folded_name", "email");
