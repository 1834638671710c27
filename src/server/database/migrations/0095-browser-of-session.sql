-- The hash of the secret that the browser of a session keeps in a cookie; null while the session has not seen one.
alter table user_session add column browser text;
