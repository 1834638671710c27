-- Saved without a change a record stays of its version: who has it open can go on, and the audit log has nothing to tell.
-- Not where the version is that of something larger, such as a class with its characteristics.
-- The arguments name the columns that the table computes of others: here they are not computed yet.
create function version_stays() returns trigger language plpgsql as $$
declare
  others text[] := '{version,changed_at}'::text[] || coalesce(tg_argv, '{}');
begin
  if to_jsonb(new) - others = to_jsonb(old) - others then
    return old;
  end if;
  return new;
end
$$;
create trigger version_stays before update of version on account for each row execute function version_stays();
create trigger version_stays before update of version on app_user for each row
  execute function version_stays('email', 'phone');
create trigger version_stays before update of version on category for each row execute function version_stays();
create trigger version_stays before update of version on chat_entry for each row execute function version_stays();
create trigger version_stays before update of version on chat_reply for each row execute function version_stays();
create trigger version_stays before update of version on notice for each row execute function version_stays();
create trigger version_stays before update of version on parameter_item for each row execute function version_stays();
create trigger version_stays before update of version on setting for each row execute function version_stays();
