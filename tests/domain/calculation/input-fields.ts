import { inputSchemas } from '../../../src/domain/calculation/calculate'
import { methods } from '../../../src/domain/calculation/methods/methods'
import type { FieldSchema } from '../../../src/domain/forms/field-schema'
import type { Quantity } from '../../../src/domain/units/units'
import description from '../../../src/generated/openapi.json'

// Typed wider on purpose: the import's type is the literal content of one version of the generated file.
const schemas = description.components.schemas as unknown as Record<string, FieldSchema>

export interface InputField {
  /** The input and the path of the field in it. */
  at: string
  name: string
  quantity: Quantity
  field: FieldSchema
}

const inputNames = [
  ...Object.values(inputSchemas),
  ...Object.values(methods).map(({ schema }) => schema),
]

/** Every field for a number in every input of the calculation. */
export const numberFields: InputField[] = inputNames.flatMap((name) =>
  fieldsOf(name, schemas[name]!),
)

function fieldsOf(at: string, { properties = {} }: FieldSchema): InputField[] {
  return Object.entries(properties).flatMap(([name, field]): InputField[] => {
    const path = `${at}.${name}`
    const item = field.items?.$ref ? schemas[field.items.$ref.split('/').at(-1)!] : field.items
    if (item) return fieldsOf(path, item)
    if (field.type !== 'number' && field.type !== 'integer') return []
    if (field.enum) return []
    return [{ at: path, name, quantity: (field['x-quantity'] ?? 'number') as Quantity, field }]
  })
}
