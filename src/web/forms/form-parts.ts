import type { ErrorObject, ValidateFunction } from 'ajv'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { FieldSchema } from '../../domain/forms/field-schema'
import type { FormName } from '../../generated/validators/form-name'
import { explain, firstOfEach } from '../../i18n/explain'
import { language, text } from '../language/locale'
import { entryIn } from '../../domain/lists/items'

export type { FormName }

/** The precompiled parts of a form. */
export interface FormParts {
  /** The schema from which the validators were compiled. */
  form: object
  /** The schema with our extensions: titles, messages, widgets. */
  texts: FieldSchema
  check: ValidateFunction
  validators: ValidatorFunctions
}

/** A validation error: its path (`productList.0.counts`) and a sentence. */
export interface Fault {
  path: string
  message: string
}

const modules = import.meta.glob<FormParts>('../../generated/validators/*.js')

export function loadForm(name: FormName): Promise<FormParts> {
  const folder = '../../generated/validators'
  // A form whose limits differ by language has one module per language.
  const load =
    modules[`${folder}/${name}.${language}.js`] ?? entryIn(modules, `${folder}/${name}.js`)
  return load()
}

/** Validates a value, with the server's messages; returns an empty list if it may be sent. */
export function faultsOf({ check, texts }: FormParts, value: unknown): Fault[] {
  if (check(value)) return []
  return firstOfEach((check.errors ?? []).filter(isOwnFault), (error) => explained(error, texts))
}

/** Combining keywords only repeat the errors of their subschemas. */
export const isOwnFault = ({ keyword }: Pick<ErrorObject, 'keyword'>) =>
  !['anyOf', 'oneOf', 'if'].includes(keyword)

/** A validator error as a sentence; details missing from the compiled validator are looked up in the schema. */
export function explained(error: ErrorObject, texts: FieldSchema): Fault {
  const parentSchema = partOf(texts, error.schemaPath.split('/').slice(1, -1))
  return explain({ ...error, parentSchema }, language, (_language, key, values) =>
    text(key, values),
  )
}

/** The errors of a value, each with the part of the schema that it is of. */
export function errorsOf({ check, texts }: FormParts, value: unknown) {
  if (check(value)) return []
  return (check.errors ?? []).map((error) => ({
    ...error,
    parentSchema: partOf(texts, error.schemaPath.split('/').slice(1, -1)),
  }))
}

export function partOf(schema: object, steps: string[]): object {
  const part = steps.reduce<unknown>(
    (within, step) =>
      typeof within === 'object' && within !== null
        ? // A schema is plain JSON.
          (within as Record<string, unknown>)[decodeURIComponent(step)]
        : undefined,
    schema,
  )
  return typeof part === 'object' && part !== null ? part : {}
}
