-- Why an import ended is kept by the key of its text; these keys have another beginning now.
update catalogue_import
set data = replace(data::text, '"catalogue.imports.', '"products.imports.')::jsonb
where data::text like '%"catalogue.imports.%';
