-- The audit log: who did what when, with what was before and after, chained by hashes. It only grows.

alter table audit alter column data drop not null;
-- Without the salt nobody can guess from a digest what a forgotten line said.
alter table audit add column salt uuid default gen_random_uuid();
-- Changed records, each as 'table:id'.
alter table audit add column records text[] not null default '{}';
create index audit_user on audit (user_id, id);
create index audit_operation on audit (operation, id);
create index audit_time on audit (created_at);
create index audit_records on audit using gin (records);

-- The chain: each line's number in it, the digest of what it says, and the hash over line, digest and the hash before.
create table audit_seal (
  seq integer primary key,
  audit_id integer not null unique,
  digest text not null,
  hash text not null
);

-- The end of the chain; its row lock lets one process at a time extend it.
create table audit_head (
  id integer primary key check (id = 1),
  seq integer not null,
  hash text not null
);
insert into audit_head (id, seq, hash) values (1, 0, '');

-- Changes of the running transaction, taken along by its line. Rows that stay were written outside the server.
create table audit_change (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  record text not null,
  before jsonb,
  after jsonb
);
create index audit_change_transaction on audit_change (transaction_id);

create function audit_only_grows() returns trigger language plpgsql as $$
begin
  -- With an account goes what its lines said; that there were lines, and when, stays.
  if tg_op = 'UPDATE' and tg_table_name = 'audit' then
    if new.data is null and new.salt is null
      and to_jsonb(new) - '{data,salt}'::text[] = to_jsonb(old) - '{data,salt}'::text[] then
      return new;
    end if;
  end if;
  raise exception 'The audit log only grows: % of % is refused', tg_op, tg_table_name;
end
$$;
create trigger audit_only_grows before update or delete on audit
  for each row execute function audit_only_grows();
create trigger audit_is_not_emptied before truncate on audit
  for each statement execute function audit_only_grows();
create trigger audit_only_grows before update or delete on audit_seal
  for each row execute function audit_only_grows();
create trigger audit_is_not_emptied before truncate on audit_seal
  for each statement execute function audit_only_grows();

-- The fields of a row as they are noted: what `data` holds beside the columns, nothing secret or counted, nothing endless.
create function audit_fields(whole jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case when length(value::text) > 20000
    then to_jsonb(left(value #>> '{}', 2000) || ' …') else value end), '{}')
  from jsonb_each((whole - 'data') || case jsonb_typeof(whole -> 'data')
    when 'object' then whole -> 'data' else '{}' end)
  where value <> 'null'
    and key not in ('password_hash', 'token_hash', 'storage_key', 'thumbnailKey', 'avatarKey', 'views')
    and key !~* '(password|secret|token)'
$$;

-- Notes what became of a row; the argument names the columns of its key.
create function audit_note_row() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  named text;
  before jsonb;
  after jsonb;
begin
  select tg_table_name || ':' || string_agg(coalesce(is_now, was) ->> part, '/' order by place)
    into named from unnest(string_to_array(tg_argv[0], ',')) with ordinality as parts (part, place);
  before := audit_fields(was);
  after := audit_fields(is_now);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value) into was from jsonb_each(before)
      where value is distinct from after -> key;
    select jsonb_object_agg(key, value) into is_now from jsonb_each(after)
      where value is distinct from before -> key;
    if was is null and is_now is null then
      return null;
    end if;
    before := coalesce(was, '{}');
    after := coalesce(is_now, '{}');
  elsif tg_op = 'INSERT' then
    before := null;
  else
    after := null;
  end if;
  insert into audit_change (record, before, after) values (named, before, after);
  return null;
end
$$;
