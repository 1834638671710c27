-- The planner overrates the function, so PostgreSQL would compile it for every audited line, which takes longer than
-- running it.
alter function audit_field_words(jsonb) set jit = off;
