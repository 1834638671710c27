-- A delivery notice can be corrected: of two who do so at once the second is refused.
alter table delivery_notice add column version integer not null default 1;
create trigger version_stays before update of version on delivery_notice for each row execute function version_stays();
