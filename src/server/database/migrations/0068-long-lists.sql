-- Users also store the kind of their account: a list of all customers is counted and paged without the
-- accounts. The database keeps both in step by itself.
alter table account add constraint account_of_kind unique (id, kind);

create function kind_of_account(asked integer) returns text language sql stable as $$
  select kind from account where id = asked
$$;
alter table app_user add column account_kind text not null default '';
-- Written anew as a whole: row by row the indexes of names would take minutes where there are many.
alter table app_user alter column account_kind type text using kind_of_account(account_id);
alter table app_user add constraint app_user_account_kind
  foreign key (account_id, account_kind) references account (id, kind) on update cascade;

create function app_user_takes_kind() returns trigger language plpgsql as $$
begin
  new.account_kind := coalesce(kind_of_account(new.account_id), new.account_kind);
  return new;
end
$$;
create trigger app_user_takes_kind before insert or update of account_id on app_user
  for each row execute function app_user_takes_kind();

-- The log tells the kind of the account, not that it stands twice.
create or replace function audit_fields(whole jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case when length(value::text) > 20000
    then to_jsonb(left(value #>> '{}', 2000) || ' …') else value end), '{}')
  from jsonb_each((whole - 'data') || case jsonb_typeof(whole -> 'data')
    when 'object' then whole -> 'data' else '{}' end)
  where value <> 'null'
    and key not in ('password_hash', 'token_hash', 'storage_key', 'thumbnailKey', 'avatarKey', 'views',
      'account_kind')
    and key !~* '(password|secret|token)'
$$;

create index app_user_of_kind on app_user (account_kind) where removed_at is null;
create index app_user_newest on app_user (created_at, id) include (account_kind) where removed_at is null;
drop index app_user_created;
-- Models in their usual order, wherever a page of them begins.
create index material_model_id on material (model, id);
