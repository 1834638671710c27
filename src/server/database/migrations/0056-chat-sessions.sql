-- A socket of the customer service outlives no session: whatever ends one, or changes what a user may do, is told to all
-- processes, and each looks anew at the sockets that it concerns.

create function chat_tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', json_build_object('e', json_build_object('session', old.id))::text);
  return null;
end
$$;
create trigger chat_session_ended after update of revoked_at on user_session for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function chat_tell_session();
create trigger chat_session_removed after delete on user_session for each row
  when (old.revoked_at is null) execute function chat_tell_session();

create function chat_tell_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', json_build_object('e', json_build_object('user', new.id))::text);
  return null;
end
$$;
create trigger chat_user_changed after update of staff_roles, blocked_at on app_user for each row
  when (old.staff_roles is distinct from new.staff_roles or old.blocked_at is distinct from new.blocked_at)
  execute function chat_tell_user();
