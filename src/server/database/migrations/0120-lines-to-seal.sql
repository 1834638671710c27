-- The lines of the audit log that are not part of the chain yet, so that sealing reads them and not the whole log. A line that
-- is committed late is here all the same, whatever its number.
create table audit_unsealed (
  audit_id integer primary key
);

insert into audit_unsealed (audit_id)
select id from audit where not exists (select from audit_seal where audit_id = audit.id);

create function audit_note_unsealed() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (audit_id) values (new.id);
  return null;
end $$;

create trigger audit_note_unsealed after insert on audit
  for each row execute function audit_note_unsealed();

-- A vacuum each time that a few hundred lines were sealed keeps a look at the empty table short.
alter table audit_unsealed set (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
