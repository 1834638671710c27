-- The history of a record is what happened: a line is neither changed nor taken away. Only the name in it goes with the
-- account of whose name it is.

create function timeline_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - 'data' - 'user_id') = (to_jsonb(old) - 'data' - 'user_id')
      and (new.data - 'who') = (old.data - 'who')
      and (new.user_id is null or new.user_id = old.user_id)
    then
      return new;
    end if;
  end if;
  raise exception 'The history of a record only grows: % is refused', tg_op;
end
$$;
create trigger timeline_only_grows before update or delete on timeline
  for each row execute function timeline_only_grows();
create trigger timeline_is_not_emptied before truncate on timeline
  for each statement execute function timeline_only_grows();
