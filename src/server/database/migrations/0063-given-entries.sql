-- Entries of the demo that this shop was given: an entry that staff deleted is not given again, a new one comes once.
create table chat_entry_given (
  name text primary key
);

insert into chat_entry_given (name)
select name from chat_entry where name is not null
union
select change -> 'before' ->> 'name'
from audit, jsonb_array_elements(
  case jsonb_typeof(data -> 'changes') when 'array' then data -> 'changes' else '[]' end
) as change
where change ->> 'record' like 'chat\_entry:%' and change -> 'before' ->> 'name' is not null
  and coalesce(change -> 'after', 'null') = 'null';
