import type { FieldSchema } from './field-schema'

/** Schema keywords that report something missing; unfinished drafts may break them. */
export const gapRules: readonly string[] = [
  'required',
  'minLength',
  'minItems',
  'dependentRequired',
]

/** Widgets whose value is a list of uploaded file ids. */
export const uploadWidgets = ['attachments', 'images', 'files'] as const
export type UploadWidget = (typeof uploadWidgets)[number]

export function uploadWidgetOf(field: FieldSchema): UploadWidget | undefined {
  return uploadWidgets.find((widget) => widget === field['x-widget'])
}

/** All fields of a form; conditional fields follow the field they depend on. */
export function fieldsOf(schema: FieldSchema): [string, FieldSchema][] {
  const fields = refinedFields(schema)
  const known = new Set(fields.map(([name]) => name))
  const { oneOf = [], anyOf = [], dependentSchemas = {} } = schema
  const added = [...oneOf, ...anyOf, ...Object.values(dependentSchemas)]
    .flatMap(fieldsOf)
    // An alternative often repeats a field of the form to narrow it.
    .filter(([name]) => !known.has(name) && known.add(name))
  return [...fields, ...added]
}

function refinedFields(schema: FieldSchema): [string, FieldSchema][] {
  const own = Object.entries(schema.properties ?? {})
  const branches = [schema.then, schema.else, ...(schema.allOf ?? [])].flatMap((branch) =>
    branch ? fieldsOf(branch) : [],
  )
  const depending = Object.keys(schema.if?.properties ?? {}).at(-1)
  const place = own.findIndex(([name]) => name === depending) + 1
  return place > 0
    ? [...own.slice(0, place), ...branches, ...own.slice(place)]
    : [...own, ...branches]
}

/** Fields stored with a record: no ids or marks that only travel along, and no readOnly fields. */
export function storedFields(schema: FieldSchema): [string, FieldSchema][] {
  return fieldsOf(schema).filter(([, field]) => field['x-widget'] !== 'hidden' && !field.readOnly)
}

/** Stored fields with readable content; files are shown separately. */
export function contentFields(schema: FieldSchema): [string, FieldSchema][] {
  return storedFields(schema).filter(([, field]) => !uploadWidgetOf(field))
}

/**
 * The part of a form's data that is stored, recursively without unknown fields and fields whose condition is not met.
 */
export function contentOf(schema: FieldSchema, value: object): Record<string, unknown> {
  const given: Record<string, unknown> = { ...value }
  return Object.fromEntries(
    storedFields(inForce(schema, given)).flatMap(([name, field]) => {
      const value = given[name]
      if (value === undefined) return []
      const hasFields = field.properties && typeof value === 'object' && value !== null
      return [[name, hasFields ? contentOf(field, value) : value]]
    }),
  )
}

/** The schema without conditional branches that do not apply to a value, since nothing has validated their fields. */
export function inForce(schema: FieldSchema, given: Record<string, unknown>): FieldSchema {
  const { if: condition, then: met, else: unmet, allOf, dependentSchemas, ...rest } = schema
  const branch = condition && (holds(condition, given) ? met : unmet)
  const depending = Object.entries(dependentSchemas ?? {})
    .filter(([name]) => given[name] !== undefined)
    .map(([name, part]) => [name, inForce(part, given)] as const)
  return {
    ...rest,
    ...(dependentSchemas && { dependentSchemas: Object.fromEntries(depending) }),
    ...(allOf && { allOf: allOf.map((part) => inForce(part, given)) }),
    ...(condition && { if: condition }),
    ...(branch && { then: inForce(branch, given) }),
  }
}

function holds({ required = [], properties = {} }: FieldSchema, given: Record<string, unknown>) {
  const fits = (field: FieldSchema, value: unknown) => {
    const allowed: unknown[] | undefined = 'const' in field ? [field.const] : field.enum
    return value === undefined || allowed === undefined || allowed.includes(value)
  }
  return (
    required.every((name) => given[name] !== undefined) &&
    Object.entries(properties).every(([name, field]) => fits(field, given[name]))
  )
}

/** Fields for which a condition, given the other input, leaves a single value. */
export function settledFields(
  schema: FieldSchema,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const branch = schema.if && (holds(schema.if, given) ? schema.then : schema.else)
  const dependent = Object.entries(schema.dependentSchemas ?? {})
    .filter(([name]) => given[name] !== undefined)
    .map(([, rules]) => rules)
  const consts = Object.entries(branch?.properties ?? {}).filter(([, field]) => 'const' in field)
  const implied: Record<string, unknown> = Object.assign(
    Object.fromEntries(consts.map(([name, field]) => [name, field.const])),
    ...[...dependent, ...(schema.allOf ?? [])].map((rules) => settledFields(rules, given)),
  )
  return implied
}

/** The content with the values its conditions imply, and without those implied before a change. */
export function settled<Content extends object>(
  schema: FieldSchema,
  now: Content,
  before: object | undefined,
): Content {
  const then: Record<string, unknown> = { ...before }
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(now))
  for (const [name, value] of Object.entries(settledFields(schema, then))) {
    if (given[name] === value && then[name] === value) delete given[name]
  }
  // The settled fields keep the shape of the given content.
  return { ...given, ...settledFields(schema, given) } as Content
}

/** Names of the fields that differ between two stored contents, in the order of the form. */
export function changedFields(schema: FieldSchema, before: object, after: object): string[] {
  const earlier: Record<string, unknown> = { ...before }
  const later: Record<string, unknown> = { ...after }
  return storedFields(schema)
    .map(([name]) => name)
    .filter((name) => canonical(earlier[name]) !== canonical(later[name]))
}

/** True for cleared inputs and for groups of them, which count as never filled in. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

/** Serialises a value independently of the property order, which a database may change. */
function canonical(value: unknown): string {
  return JSON.stringify(isEmpty(value) ? null : value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, part]) => !isEmpty(part))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  )
}

/** The upload inputs of a form with their file ids. */
export function uploadsIn(
  schema: FieldSchema,
  value: object,
): { name: string; widget: UploadWidget; ids: number[] }[] {
  const given: Record<string, unknown> = { ...value }
  return fieldsOf(schema).flatMap(([name, field]) => {
    const widget = uploadWidgetOf(field)
    return widget ? [{ name, widget, ids: idsIn(given[name]) }] : []
  })
}

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
