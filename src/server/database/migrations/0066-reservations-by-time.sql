-- Reservations are listed newest first, by the time of their submission.
create index intention_order_time on intention_order (created_at desc, id desc);
create index intention_order_account_time on intention_order (account_id, created_at desc, id desc);
create index intention_order_status_time on intention_order (status_code, created_at desc, id desc);
drop index intention_order_account;
drop index intention_order_status;
