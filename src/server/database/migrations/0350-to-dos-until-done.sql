-- A to-do stays one until its work is done. Those that were read before have counted as tips, and stay tips.
update notification set to_do = false where to_do and state = 2;
drop index notification_to_do;
create index notification_to_do on notification ((data ->> 'link')) where to_do;
