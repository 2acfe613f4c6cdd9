-- What is kept of a person, and what is erased, finds the person's text messages and decisions by these indexes.
-- beside: yes

create index "text_message_recipient_index" on "text_message" ("recipient") where "recipient" is not null;

create index "profile_edit_decided_by_index" on "profile_edit" ("decided_by") where "decided_by" is not null;

create index "provider_application_decided_by_index" on "provider_application" ("decided_by") where "decided_by" is not null;
