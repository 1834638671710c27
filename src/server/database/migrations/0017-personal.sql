-- Personal data that users manage: their place in a company, a second factor, invitations of colleagues.

-- The user who opens a company's account administers it; rights within the company are independent of the browse role.
alter table app_user
  add column company_role text not null default 'administrator'
    check (company_role in ('administrator', 'purchaser', 'designer')),
  -- A member whom the company has removed, or who has deleted the account: the row stays for the records that name it.
  add column removed_at timestamptz;

update app_user as member
set company_role = case when member.data ->> 'browseRole' = 'isDesign' then 'designer' else 'purchaser' end
from account
where account.id = member.account_id
  and account.kind = 'company'
  and exists (
    select 1 from app_user as earlier
    where earlier.account_id = member.account_id and earlier.id < member.id
  );

create table company_invitation (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  invited_by integer references app_user on delete set null,
  email text not null,
  company_role text not null check (company_role in ('administrator', 'purchaser', 'designer')),
  -- The link itself is in the mail alone.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create index company_invitation_account on company_invitation (account_id, id);
-- An address has one open invitation of a company.
create unique index company_invitation_open on company_invitation (account_id, lower(email))
  where accepted_at is null and withdrawn_at is null;

create table second_factor (
  user_id integer primary key references app_user on delete cascade,
  -- RFC 6238, base32
  secret text not null,
  -- Counts from its first right code on.
  confirmed_at timestamptz,
  -- The newest time step that was used: no code counts twice.
  last_step bigint not null default 0
);

create table recovery_code (
  user_id integer not null references app_user on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A login whose password was right and whose second factor is awaited.
create table login_challenge (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references app_user on delete cascade,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index login_challenge_end on login_challenge (expires_at);

create index stored_file_avatar on stored_file ((data ->> 'avatarKey')) where subject = 'appUser';
