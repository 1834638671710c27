-- Records of logins: who may log in by which address, attempts, codes and links, and security events.

alter table app_user
  -- Nothing until the link of the activation was opened; whom staff or a colleague let in needs none.
  add column activated_at timestamptz default now(),
  -- Addresses for logins and messages, derived from the user's data; each is unique.
  add column email text generated always as (nullif(lower(data ->> 'email'), '')) stored,
  add column phone text
    generated always as ('+' || nullif(data ->> 'areaCode', '') || nullif(data ->> 'mobile', '')) stored;
create unique index app_user_email on app_user (email);
create unique index app_user_phone on app_user (phone);

-- Failed attempts by their target: a name (whether or not somebody has it), an address, a receiver of codes.
drop table login_attempt;
create table attempt (
  kind text not null,
  key text not null,
  failures integer not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (kind, key)
);
create index attempt_age on attempt (last_at);

create table one_time_code (
  id integer generated always as identity primary key,
  purpose text not null,
  receiver text not null,
  code_hash text not null,
  wrong_tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_receiver on one_time_code (purpose, receiver);
create index one_time_code_end on one_time_code (expires_at);

create table one_time_link (
  token_hash text primary key,
  purpose text not null,
  user_id integer not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_link_user on one_time_link (user_id, purpose);
create index one_time_link_end on one_time_link (expires_at);

create table security_event (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  -- From where: address and device
  data jsonb not null default '{}'
);
create index security_event_user on security_event (user_id, id);
create index security_event_age on security_event (created_at);
