-- What was asked for on a page is found by it, once it is done.
create index notification_to_do on notification ((data ->> 'link')) where to_do and state = 1;
