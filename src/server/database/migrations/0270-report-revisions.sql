-- Reports of a whole joint, and revisions of a report: each is a report of its own that never changes.
alter table calculation_report
  drop constraint calculation_report_page_check,
  add constraint calculation_report_page_check check (page in ('clamp', 'flexibility', 'stretching', 'joint')),
  -- The number of the report that all its revisions bear; that of the first one by itself.
  add column number integer,
  add column revision integer not null default 1 check (revision > 0);

update calculation_report set number = id;

create sequence calculation_report_number owned by calculation_report.number;
select setval('calculation_report_number', (select coalesce(max(id), 0) + 1 from calculation_report), false);

alter table calculation_report
  alter column number set default nextval('calculation_report_number'),
  alter column number set not null,
  add constraint calculation_report_revision unique (number, revision);
