-- Two names that differ only in the width or the form of their letters are one name. Those that are there already stay.
do $$
declare
  twins bigint[];
begin
  select coalesce(array_agg(id), '{}') into twins
  from (
    select id, row_number() over (partition by lower(normalize(username, NFKC)) order by id) as place
    from app_user
  ) named
  where place > 1;
  execute format(
    'create unique index app_user_folded_name on app_user (lower(normalize(username, NFKC))) where id <> all (%L::bigint[])',
    twins
  );
end
$$;
