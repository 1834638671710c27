-- Settings that the office changes while the shop runs; what the environment gives comes before them.

create table setting (
  -- As the environment would name it.
  name text primary key,
  -- As the environment would give it; none: the default again.
  value text,
  version integer not null default 1
);

create function tell_changed_setting() returns trigger language plpgsql as $$
begin
  perform pg_notify('setting', new.name);
  return null;
end
$$;

create trigger setting_changed after insert or update on setting
  for each row execute function tell_changed_setting();
