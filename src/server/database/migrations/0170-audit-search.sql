-- The search of the audit log by field and product, without reading every line.

-- Words of a line: each changed field as 'table.column', and each reference as 'table.column=id'. The function is used by an
-- index, so a change needs a new name.
create function audit_words(data jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}')
  from jsonb_array_elements(case jsonb_typeof(data -> 'changes') when 'array' then data -> 'changes' else '[]' end) as listed (change)
  cross join lateral (values (change -> 'before'), (change -> 'after')) as side (fields)
  cross join lateral jsonb_each(case jsonb_typeof(fields) when 'object' then fields else '{}' end) as field (key, value)
  cross join lateral (
    select split_part(change ->> 'record', ':', 1) || '.' || key as named
  ) as place
  cross join lateral (
    values (named),
      (case when jsonb_typeof(value) = 'number' and key like '%\_id' then named || '=' || (value #>> '{}') end)
  ) as words (word)
  where word is not null
$$;
create index audit_words on audit using gin (audit_words(data));
