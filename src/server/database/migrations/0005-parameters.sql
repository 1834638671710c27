-- The dictionaries that every installation starts with; the office may change them.
insert into parameter_item (param_id, item_code, item_name, item_name_en, sort) values
  ('evaluation_level', '1', '非常满意', 'Very satisfied', 1),
  ('evaluation_level', '2', '满意', 'Satisfied', 2),
  ('evaluation_level', '3', '一般', 'Neutral', 3),
  ('evaluation_level', '4', '不满意', 'Dissatisfied', 4),
  ('evaluation_level', '5', '非常不满意', 'Very dissatisfied', 5),
  ('industry', 'rail', '轨道交通', 'Rail transit', 1),
  ('industry', 'automotive', '汽车', 'Automotive', 2),
  ('industry', 'wind', '风力发电', 'Wind power', 3),
  ('industry', 'construction', '钢结构与桥梁', 'Steel structures and bridges', 4),
  ('industry', 'machinery', '工程机械', 'Construction machinery', 5),
  ('industry', 'mining', '矿山设备', 'Mining equipment', 6),
  ('industry', 'marine', '船舶', 'Shipbuilding', 7),
  ('industry', 'other', '其他', 'Other', 99);
