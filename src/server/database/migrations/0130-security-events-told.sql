-- Security events are told to the log of the server, from where they are sent elsewhere.
alter table security_event add column told boolean not null default false;
update security_event set told = true;
create index security_event_untold on security_event (id) where not told;

-- A login that waits for its second step is named by a secret of 256 bits, of which the table holds the hash.
delete from login_challenge;
alter table login_challenge alter column id drop default, alter column id type text;
