-- Keys by which other systems of the maker, such as an ERP, make a few calls.
create table api_key (
  id integer generated always as identity primary key,
  name text not null,
  -- SHA-256 of the key, which is shown once and cannot be read again.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  -- The first characters of the key, by which people recognise it.
  beginning text not null,
  -- schemas/operation/KeyScope.json
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['prices', 'stock', 'orders']),
  made_by integer not null references app_user,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz,
  revoked_by integer references app_user
);
create unique index api_key_name on api_key (lower(name)) where revoked_at is null;
create index api_key_maker on api_key (made_by);
create index api_key_revoker on api_key (revoked_by);
