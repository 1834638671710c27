-- Records of the operator: dictionaries, jobs, notices, backups.

alter table parameter_item add column active boolean not null default true;
alter table parameter_item add column version integer not null default 1;

alter table job add column last_run_at timestamptz;

create table backup (
  id integer generated always as identity primary key,
  created_at timestamptz not null default now(),
  made_by integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  -- In the folder of backups of the data directory.
  file_name text,
  kept_until timestamptz,
  data jsonb not null default '{}'
);

create table notice (
  id integer generated always as identity primary key,
  created_at timestamptz not null default now(),
  audience text not null
    check (audience in ('all', 'customers', 'suppliers', 'company', 'role', 'identity')),
  -- The company (an account's id), role or identity.
  whose text,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  version integer not null default 1,
  data jsonb not null default '{}'
);

-- A message of a notice is there as long as the notice is shown.
alter table notification add column notice_id integer references notice on delete cascade;
alter table notification add column until timestamptz;
create unique index notification_notice on notification (notice_id, user_id) where notice_id is not null;
