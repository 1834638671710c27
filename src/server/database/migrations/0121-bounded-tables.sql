-- Rows are deleted by age, so their age is indexed.
create index notification_age on notification (created_at);
create index browse_record_age on browse_record (seen_at);
create index experiment_browse_age on experiment_browse (seen_at);
create index job_done on job (done_at) where done_at is not null;
create index job_failed on job (failed_at) where failed_at is not null;
create index chat_message_age on chat_message (created_at);
-- The first of it gives way to a new search where there are too many.
create index search_miss_least on search_miss (counts, last_time);

-- One job forgets what these did.
delete from job where unique_key = 'repeating'
  and kind in ('forgetOldKeys', 'forgetDoneJobs', 'forgetEndedLogins', 'forgetOldMessages', 'forgetOldChallenges', 'forgetOldMisses');
