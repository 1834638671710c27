-- Backups that nobody asked for by hand, what became of the last ones, and restores that can be repeated.

alter table backup alter column made_by drop not null;
-- The day of a nightly backup at the shop's place.
alter table backup add column night date;
create unique index backup_night on backup (night);

-- The newest end of each kind, kept although the backup itself is removed.
create table backup_result (
  result text primary key check (result in ('success', 'failure')),
  at timestamptz not null default now(),
  data jsonb not null default '{}'
);

-- Held in share mode while a backup is written: no bytes are removed meanwhile.
create table file_removal_lock (held boolean);

-- For the rest of the transaction; false while a backup is being written.
create function try_file_removal() returns boolean language plpgsql as $$
begin
  lock table file_removal_lock in row exclusive mode nowait;
  return true;
exception when lock_not_available then
  return false;
end
$$;

-- Written in the transaction that restores a backup: tells a restore that was killed after its end from one that never ended.
create table restoration (
  id uuid primary key,
  restored_at timestamptz not null default now(),
  -- SHA-256 of the archive's manifest.
  manifest text not null,
  data jsonb not null default '{}'
);
