-- Limits follow whoever fails: devices that logged in before are known, codes belong to the browser that asked for them.

create table known_device (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  token_hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- From where it was used last: network and device
  data jsonb not null default '{}',
  unique (user_id, token_hash)
);
create index known_device_age on known_device (last_used_at);

-- Hash of the name that the browser, or the session, keeps; codes of before live for minutes and are asked for again.
alter table one_time_code add column asked_by text not null default '';
create index one_time_code_asked on one_time_code (purpose, receiver, asked_by);
drop index one_time_code_receiver;

-- Hashed with a key of the installation; the hashes of before are replaced by a job.
alter table recovery_code add column keyed boolean not null default false;

-- A refused call may concern a name that nobody has.
alter table security_event alter column user_id drop not null;
