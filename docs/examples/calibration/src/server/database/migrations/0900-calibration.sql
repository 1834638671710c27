create table calibration (
  id integer generated always as identity primary key,
  version integer not null default 1,
  -- tool, calibratedOn, certificate
  data jsonb not null
);
create trigger version_stays before update of version on calibration for each row execute function version_stays();
