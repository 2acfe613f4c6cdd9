-- What staff checked of a licence. Who was published without such a record is a draft again; `antam reindex` follows.

-- engine: sqlite

alter table `professional` add column `licence_issuer` text not null default '';

alter table `professional` add column `licence_scope` text not null default '';

alter table `professional` add column `licence_evidence` text not null default '';

alter table `professional` add column `licence_checked_by` integer null;

update `professional` set `licence_issuer` = 'Cơ quan cấp phép mẫu', `licence_scope` = 'Phạm vi hành nghề mẫu', `licence_evidence` = 'Dữ liệu mẫu' where `licence_number` like '%/DEMO-GPHN' and `licence_verified_at` is not null;

update `professional` set `status` = 'draft' where `status` = 'published' and (`licence_issuer` = '' or `licence_verified_at` is null);

update `professional` set `licence_verified_at` = null where `licence_issuer` = '';

-- engine: postgresql

alter table "professional" add column "licence_issuer" varchar(160) not null default '', add column "licence_scope" varchar(300) not null default '', add column "licence_evidence" varchar(500) not null default '', add column "licence_checked_by" int null;

update "professional" set "licence_issuer" = 'Cơ quan cấp phép mẫu', "licence_scope" = 'Phạm vi hành nghề mẫu', "licence_evidence" = 'Dữ liệu mẫu' where "licence_number" like '%/DEMO-GPHN' and "licence_verified_at" is not null;

update "professional" set "status" = 'draft' where "status" = 'published' and ("licence_issuer" = '' or "licence_verified_at" is null);

update "professional" set "licence_verified_at" = null where "licence_issuer" = '';
