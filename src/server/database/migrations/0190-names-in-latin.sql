-- People and companies have a second name in Latin letters, which English text shows. A person's is in the column
-- data, as contactNameEn. An empty one stands for none.
alter table account add account_name_en text not null default '';

-- Names that are kept with a record as they were when somebody acted.
alter table supplier_problem_round add judged_by_en text not null default '';
alter table content_version add author_en text not null default '', add approver_en text not null default '';

-- Lists in English are sorted by the name that they show.
create index account_name_in_english on account
  (lower(coalesce(nullif(account_name_en, ''), account_name)), id);
create index app_user_called_in_english on app_user
  (lower(coalesce(nullif(data ->> 'contactNameEn', ''), data ->> 'contactName', username)), id);

-- A search finds both names.
drop index account_words;
create index account_words on account using gin
  (account_name gin_trgm_ops, account_name_en gin_trgm_ops) with (fastupdate = off);
drop index app_user_words;
create index app_user_words on app_user using gin
  (username gin_trgm_ops, (data ->> 'contactName') gin_trgm_ops, (data ->> 'contactNameEn') gin_trgm_ops,
   email gin_trgm_ops) with (fastupdate = off);
