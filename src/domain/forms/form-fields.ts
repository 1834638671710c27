import type { FieldSchema } from './field-schema'

/** The rules of a schema that say that something is missing: what is not finished may break them. */
export const gapRules: readonly string[] = [
  'required',
  'minLength',
  'minItems',
  'dependentRequired',
]

/** Inputs that hold ids of uploaded files. */
export const uploadWidgets = ['attachments', 'images', 'files'] as const
export type UploadWidget = (typeof uploadWidgets)[number]

export function uploadWidgetOf(field: FieldSchema): UploadWidget | undefined {
  return uploadWidgets.find((widget) => widget === field['x-widget'])
}

/** All fields that a form may show, those of its conditions right behind what they depend on. */
export function fieldsOf(schema: FieldSchema): [string, FieldSchema][] {
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

/** The fields that are stored with a record: no ids and marks that only travel along, nothing that is only answered. */
export function storedFields(schema: FieldSchema): [string, FieldSchema][] {
  return fieldsOf(schema).filter(([, field]) => field['x-widget'] !== 'hidden' && !field.readOnly)
}

/** Of those what can be read; files are shown by themselves. */
export function contentFields(schema: FieldSchema): [string, FieldSchema][] {
  return storedFields(schema).filter(([, field]) => !uploadWidgetOf(field))
}

/** What of a form is stored: also of its parts nothing that they have no field for, or none under their condition. */
export function contentOf(schema: FieldSchema, value: object): Record<string, unknown> {
  const given = value as Record<string, unknown>
  return Object.fromEntries(
    storedFields(inForce(schema, given)).flatMap(([name, field]) => {
      const one = given[name]
      if (one === undefined) return []
      const hasFields = field.properties && typeof one === 'object' && one !== null
      return [[name, hasFields ? contentOf(field, one) : one]]
    }),
  )
}

/** A schema without the branches of its conditions that a value does not take: nothing has checked what is there. */
export function inForce(schema: FieldSchema, given: Record<string, unknown>): FieldSchema {
  const { if: condition, then: met, else: unmet, allOf, ...rest } = schema
  const branch = condition && (holds(condition, given) ? met : unmet)
  return {
    ...rest,
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

/** The fields to which what is filled in leaves one value, which the conditions of their form name. */
export function settledFields(
  schema: FieldSchema,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const branch = schema.if && (holds(schema.if, given) ? schema.then : schema.else)
  const dependent = Object.entries(schema.dependentSchemas ?? {})
    .filter(([name]) => given[name] !== undefined)
    .map(([, rules]) => rules)
  const consts = Object.entries(branch?.properties ?? {}).filter(([, field]) => 'const' in field)
  return Object.assign(
    Object.fromEntries(consts.map(([name, field]) => [name, field.const])),
    ...[...dependent, ...(schema.allOf ?? [])].map((rules) => settledFields(rules, given)),
  ) as Record<string, unknown>
}

/** A content with what it settles, and without what it settled before it was changed. */
export function settled<Content extends object>(
  schema: FieldSchema,
  now: Content,
  before: object | undefined,
): Content {
  const then = (before ?? {}) as Record<string, unknown>
  const given = { ...now } as Record<string, unknown>
  for (const [name, value] of Object.entries(settledFields(schema, then))) {
    if (given[name] === value && then[name] === value) delete given[name]
  }
  return { ...given, ...settledFields(schema, given) } as Content
}

/** The names of the fields that differ between two stored contents, in the order of the form. */
export function changedFields(schema: FieldSchema, before: object, after: object): string[] {
  const one = before as Record<string, unknown>
  const other = after as Record<string, unknown>
  return storedFields(schema)
    .map(([name]) => name)
    .filter((name) => canonical(one[name]) !== canonical(other[name]))
}

/** An input that was emptied holds as little as one that was never filled in, as does a group of such inputs. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

/** A value as text that does not depend on the order in which a database gives the fields of an object. */
function canonical(value: unknown): string {
  return JSON.stringify(isEmpty(value) ? null : value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, one]) => !isEmpty(one))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  )
}

/** The inputs of a form that hold ids of files, with the ids that they hold. */
export function uploadsIn(
  schema: FieldSchema,
  value: object,
): { name: string; widget: UploadWidget; ids: number[] }[] {
  // The ids have been checked with the rest of the form.
  const given = value as Record<string, number[] | undefined>
  return fieldsOf(schema).flatMap(([name, field]) => {
    const widget = uploadWidgetOf(field)
    return widget ? [{ name, widget, ids: given[name] ?? [] }] : []
  })
}
