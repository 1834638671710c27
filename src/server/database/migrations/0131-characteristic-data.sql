-- Fields of a characteristic that are neither filtered nor sorted by.
alter table characteristic add column data jsonb not null default '{}';
