import { sheetHeadings } from '../../../domain/prices/sheet-columns'
import { formSchema } from '../../records/form-schemas'

export const { headingOf, placesIn } = sheetHeadings(
  (type, field) => formSchema(type).properties?.[field] ?? {},
)
