-- The search of the audit log by field also finds fields inside a value, such as the price of a line in an answer.

drop index audit_words;
drop function audit_words;

-- Words of a line: each changed field as 'table.column', also those inside its value, and each reference as
-- 'table.column=id'. The function is used by an index, so a change needs a new name.
create function audit_field_words(data jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}')
  from (
    select word
    from jsonb_array_elements(case jsonb_typeof(data -> 'changes') when 'array' then data -> 'changes' else '[]' end)
      with ordinality as listed (change, place)
    cross join lateral (values (1, change -> 'before'), (2, change -> 'after')) as side (number, fields)
    cross join lateral jsonb_each(case jsonb_typeof(fields) when 'object' then fields else '{}' end) as field (key, value)
    cross join lateral (select split_part(change ->> 'record', ':', 1) || '.' as within) as record
    cross join lateral (
      values (within || key, null::jsonb),
        (case when jsonb_typeof(value) = 'number' and key like '%\_id' then within || key || '=' || (value #>> '{}') end, null)
      union all
      -- Entries of a map by number are no fields.
      select within || inner_key, inner_value
      from jsonb_path_query(value, 'strict $.** ? (@.type() == "object")') as inner_object,
        jsonb_each(inner_object) as inner_field (inner_key, inner_value)
      where inner_key !~ '^\d+$'
    ) as words (word, content)
    where word is not null
    -- A field inside a value is changed if its content is on one side only.
    group by place, word, content
    having content is null or count(distinct number) = 1
  ) as changed
$$;
create index audit_field_words on audit using gin (audit_field_words(data));
