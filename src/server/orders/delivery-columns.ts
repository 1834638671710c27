import type { FieldSchema } from '../../domain/forms/field-schema'
import { storedFields } from '../../domain/forms/form-fields'
import { formSchema } from '../records/form-schemas'

/** The forms of a delivery and of its products, which a sheet brings in one row. */
export const deliveryForms = ['DeliveryEntry', 'DeliveryLine'] as const
export type DeliveryForm = (typeof deliveryForms)[number]

export interface CellColumn {
  name: string
  field: FieldSchema
}

/** The fields that a cell of a sheet can hold. */
export const cellColumns = (...forms: DeliveryForm[]): CellColumn[] =>
  (forms.length > 0 ? forms : deliveryForms).flatMap((form) =>
    storedFields(formSchema(form))
      .filter(([, { type }]) => type !== 'array' && type !== 'object')
      .map(([name, field]) => ({ name, field })),
  )

export const requiredColumns = (): CellColumn[] =>
  deliveryForms.flatMap((form) => {
    const { required = [] } = formSchema(form)
    return cellColumns(form).filter(({ name }) => required.includes(name))
  })
