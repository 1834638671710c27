-- The tests that the laboratory offers, by type and tested part.

create table experiment_type (
  id integer generated always as identity primary key,
  sort integer not null default 0,
  data jsonb not null default '{}'
);

create table experiment_object (
  id integer generated always as identity primary key,
  sort integer not null default 0,
  data jsonb not null default '{}'
);

create table experiment (
  id integer generated always as identity primary key,
  slug text not null unique,
  type_id integer not null references experiment_type,
  object_id integer not null references experiment_object,
  sort integer not null default 0,
  views integer not null default 0,
  withdrawn_at timestamptz,
  data jsonb not null default '{}'
);
create index experiment_type_object on experiment (type_id, object_id);

create table experiment_browse (
  user_id integer not null references app_user on delete cascade,
  experiment_id integer not null references experiment on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (user_id, experiment_id)
);
create index experiment_browse_time on experiment_browse (user_id, seen_at desc);
