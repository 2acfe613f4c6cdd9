create table `mail_message` (`id` integer not null primary key autoincrement, `recipient` text null, `subject` text null, `text` text null, `html` text null, `created_at` datetime not null, `sent_at` datetime null, `failed_at` datetime null);

create index `mail_message_created_at_index` on `mail_message` (`created_at`);
