-- Links to a first password and codes of a login are kept beside the other secrets that were mailed.
alter table "account_token" drop constraint "account_token_purpose_check";

alter table "account_token" add constraint "account_token_purpose_check" check ("purpose" in ('confirm-email', 'reset-password', 'new-password', 'login-code'));
