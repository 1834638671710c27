-- To-dos are found by their page when its work is done.
create index notification_to_do on notification ((data ->> 'link')) where to_do and state = 1;
