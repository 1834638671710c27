-- The back office: how somebody of the staff looks at a list, and of records that several of them edit the version, so
-- that nobody overwrites what a colleague has saved meanwhile.

create table saved_view (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  -- The list, by the name of its resource.
  screen text not null,
  name text not null,
  -- query, columns
  data jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, screen, name)
);

alter table chat_reply add column version integer not null default 1;
alter table chat_entry add column version integer not null default 1;
