-- Names are sorted in any case.
create index account_name_in_any_case on account (lower(account_name), id);
-- Assignees of records are sorted by name.
create index app_user_staff on app_user (id) where staff_roles <> '{}';
-- The log by its time, and what was entered at once in the order of its numbers.
create index audit_time_id on audit (created_at, id);
drop index audit_time;
-- Whichever of the models' columns a list is sorted by.
create index material_name_en on material (material_name_en, id);
-- People by what they are called.
create index app_user_called on app_user (lower(coalesce(data ->> 'contactName', username)), id);
