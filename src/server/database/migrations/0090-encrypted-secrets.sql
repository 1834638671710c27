-- Secrets are encrypted with a key from outside the database; keys that sign tokens are rotated.

-- The key that encrypts secrets now. One row, made by the first server that starts.
create table secrets_key (
  id boolean primary key default true check (id),
  -- The beginning of the key's digest; the key itself is never in the database.
  key_id text not null,
  since timestamptz not null default now()
);

create table signing_key (
  id integer generated always as identity primary key,
  purpose text not null check (purpose in ('access', 'refresh')),
  value text not null,
  created_at timestamptz not null default now(),
  -- From then on it only verifies, until the tokens that it signed have expired.
  retired_at timestamptz
);
create unique index signing_key_active on signing_key (purpose) where retired_at is null;

insert into signing_key (purpose, value)
select case name when 'access-token-key' then 'access' else 'refresh' end, value
from secret where name in ('access-token-key', 'refresh-token-key')
order by name;
delete from secret where name in ('access-token-key', 'refresh-token-key');
