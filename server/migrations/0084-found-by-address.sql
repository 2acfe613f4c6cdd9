-- What is kept of an address finds the attempts to log in with another site's account by this index.
-- beside: yes

create index "social_attempt_email_index" on "social_attempt" ("email") where "email" is not null;
