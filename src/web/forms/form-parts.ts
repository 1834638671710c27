import type { ErrorObject, ValidateFunction } from 'ajv'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { FieldSchema } from '../../domain/forms/field-schema'
import type { FormName } from '../../generated/validators/form-name'
import { explain, firstOfEach } from '../../i18n/explain'
import { language, text } from '../language/locale'

export type { FormName }

/** What a form is made of, as it was compiled beforehand. */
export interface FormParts {
  /** The schema exactly as its validators were compiled from. */
  form: object
  /** The same with our own words: titles, messages, widgets. */
  texts: FieldSchema
  check: ValidateFunction
  validators: ValidatorFunctions
}

/** One thing that is wrong with an input: where (`productList.0.counts`) and what, as a sentence. */
export interface Fault {
  path: string
  message: string
}

const modules = import.meta.glob<FormParts>('../../generated/validators/*.js')

export function loadForm(name: FormName): Promise<FormParts> {
  const folder = '../../generated/validators'
  // A form with limits that differ by language has a module for each.
  const load = modules[`${folder}/${name}.${language}.js`] ?? modules[`${folder}/${name}.js`]
  return load!()
}

/** What is wrong with a value, in the words the server would use; nothing when it may be sent. */
export function faultsOf({ check, texts }: FormParts, value: unknown): Fault[] {
  if (check(value)) return []
  return firstOfEach((check.errors ?? []).filter(isOwnFault), (error) => explained(error, texts))
}

/** Combining rules only repeat what the rules inside them say. */
export const isOwnFault = ({ keyword }: Pick<ErrorObject, 'keyword'>) =>
  !['anyOf', 'oneOf', 'if'].includes(keyword)

/** A failed check as a sentence; what the compiled check leaves out is looked up in the schema. */
export function explained(error: ErrorObject, texts: FieldSchema): Fault {
  const parentSchema = partOf(texts, error.schemaPath.split('/').slice(1, -1))
  return explain({ ...error, parentSchema }, language, (_language, key, values) =>
    text(key, values),
  )
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
