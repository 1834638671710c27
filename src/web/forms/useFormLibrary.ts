import type { Schemas } from '../../domain/schemas'
import type { FormName, FormParts } from './form-parts'
import { settledFields } from '../../domain/forms/form-fields'
import { useMemo } from 'react'
import type { RJSFSchema } from '@rjsf/utils'
import { uiSchemaOf } from './ui-schema'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import type { FieldSchema } from '../../domain/forms/field-schema'

interface Input<Name extends FormName> {
  hidden: readonly string[]
  /** The values that the form opened with. */
  value: Partial<Schemas[Name]> | undefined
  typed: Partial<Schemas[Name]> | undefined
}

/** The schema, the look and the validator of a form, as the library takes them. */
export function useFormLibrary<Name extends FormName>(
  parts: FormParts,
  { hidden, value, typed }: Input<Name>,
) {
  // Hide empty read-only fields.
  const silent = shownFields(parts.texts).filter((name) => !(name in { ...value }))
  const left = [...hidden, ...silent].join(' ')
  // Values implied by a condition are filled in and locked.
  const locked = Object.keys(settledFields(parts.texts, { ...typed })).join(' ')
  return useMemo(() => {
    const form = parts.form as RJSFSchema
    const fields = uiSchemaOf(parts.texts)
    return {
      form,
      ui: {
        ...fields,
        ...Object.fromEntries(
          locked.split(' ').map((name) => [name, { ...fields[name], 'ui:readonly': true }]),
        ),
        ...Object.fromEntries(left.split(' ').map((name) => [name, { 'ui:widget': 'hidden' }])),
        'ui:submitButtonOptions': { norender: true },
      },
      validator: createPrecompiledValidator<Partial<Schemas[Name]>>(parts.validators, form),
    }
  }, [parts, left, locked])
}

const shownFields = ({ properties = {} }: FieldSchema) =>
  Object.keys(properties).filter((name) => properties[name]?.['x-widget'] === 'shown')
