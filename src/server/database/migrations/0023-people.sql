-- People as the staff see to them: versions of what is edited, why somebody is locked, and sessions of staff who look at
-- the shop as a customer sees it.

alter table account add column version integer not null default 1;
alter table app_user
  add column version integer not null default 1,
  add column lock_reason text;
create index app_user_created on app_user (created_at);
create index security_event_kind on security_event (kind, id);

alter table user_session
  -- The staff member who views as this user; such a session only reads.
  add column viewer_id integer references app_user on delete cascade;
