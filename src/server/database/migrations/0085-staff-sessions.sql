-- When a session was last used by its owner, and when its owner last showed the password again.
alter table user_session
  add column used_at timestamptz not null default now(),
  add column confirmed_at timestamptz;

-- Accounts whose password everybody knows. They are locked while the shop is none of the demo, and opened with it again.
alter table app_user
  add column is_demo boolean not null default false,
  add column locked_with_demo boolean not null default false;
update app_user set is_demo = true
where data ->> 'email' = username || '@demo.example'
  and username in ('buyer', 'designer', 'engineer', 'partner', 'agent', 'agent2', 'quality', 'sales', 'editor',
    'operator', 'newcomer', 'supplier', 'supplier2');
