-- Tickets of streams that were used: each opens one stream, on whichever process. They are of no use once they have expired.
create table used_ticket (
  id uuid primary key,
  expires_at timestamptz not null
);
create index used_ticket_expiry on used_ticket (expires_at);
