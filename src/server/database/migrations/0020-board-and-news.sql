-- News: which messages ask for something, and word of changes to the processes that have a page open.

alter table notification add column to_do boolean not null default false;

update notification set to_do = true
where data ->> 'key' in (
  'orders.notify.submitted', 'orders.notify.answered',
  'quality.notify.raised', 'quality.notify.schemeApproved', 'quality.notify.schemeReturned',
  'quality.notify.evidenceReturned', 'quality.notify.schemeSubmitted', 'quality.notify.evidenceSubmitted',
  'quality.notify.complaintFiled', 'quality.notify.reported', 'quality.notify.dueSoon', 'quality.notify.overdue'
);

create function tell_whose_notifications_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('notification', user_id::text) from (select distinct user_id from changed) as users;
  return null;
end
$$;

create trigger notification_inserted after insert on notification
  referencing new table as changed
  for each statement execute function tell_whose_notifications_changed();

create trigger notification_updated after update on notification
  referencing new table as changed
  for each statement execute function tell_whose_notifications_changed();

-- The message board: what a customer leaves and the one reply to it, as their forms were filled in.
create table board_message (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  user_id integer not null references app_user,
  -- 1 no reply yet, 2 replied
  state smallint not null default 1 check (state in (1, 2)),
  created_at timestamptz not null default now(),
  replied_at timestamptz,
  replied_by integer references app_user,
  data jsonb not null default '{}',
  reply jsonb
);
create index board_message_account on board_message (account_id, id desc);
create index board_message_state on board_message (state, id desc);
