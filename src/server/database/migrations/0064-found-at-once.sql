-- Indexes for searches in long lists by a part of a name, and for the columns that order and join these lists.
-- Words are put into their index at once: a list of words yet to be put there would be read by every question.
create extension if not exists pg_trgm;

create index app_user_words on app_user using gin
  (username gin_trgm_ops, (data ->> 'contactName') gin_trgm_ops, email gin_trgm_ops) with (fastupdate = off);
create index account_words on account using gin (account_name gin_trgm_ops)
  with (fastupdate = off);
create index intention_order_words on intention_order using gin (unique_code gin_trgm_ops)
  with (fastupdate = off);
create index intention_order_line_words on intention_order_line using gin
  ((data ->> 'model') gin_trgm_ops, (data -> 'materialName' ->> 'zh') gin_trgm_ops,
   (data -> 'materialName' ->> 'en') gin_trgm_ops) with (fastupdate = off);

create index account_name on account (account_name);
create index app_user_account on app_user (account_id);
