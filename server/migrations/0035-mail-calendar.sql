-- A calendar file beside the two texts of an email message.

alter table "mail_message" add column "calendar" text null;
