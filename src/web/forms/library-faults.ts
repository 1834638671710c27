import type { RJSFValidationError, ErrorSchema } from '@rjsf/utils'
import { gapRules } from '../../domain/forms/form-fields'
import { isOwnFault, explained, type Fault } from './form-parts'

const isGap = ({ name = '' }: RJSFValidationError) => gapRules.includes(name)

const isOwn = ({ name = '' }: RJSFValidationError) => isOwnFault({ keyword: name })

function inOurWords(error: RJSFValidationError, texts: Parameters<typeof explained>[1]) {
  const { name = '', property = '', params = {}, schemaPath = '' } = error
  const instancePath = property.replace(/^\.?/, '.').replaceAll('.', '/')
  const { message } = explained({ keyword: name, instancePath, schemaPath, params }, texts)
  return { ...error, message, stack: message }
}

/** The faults of the rules that forms tell, with the messages of the schema. */
export const faultsInOurWords = (
  errors: RJSFValidationError[],
  texts: Parameters<typeof explained>[1],
  unfinished: boolean,
) =>
  errors
    .filter((error) => isOwn(error) && !(unfinished && isGap(error)))
    .map((error) => inOurWords(error, texts))

/** Faults by path in the nested form that the library expects. */
export function errorsOf(faults: Fault[]): ErrorSchema {
  const root: ErrorSchema = {}
  for (const { path, message } of faults) {
    let place: ErrorSchema = root
    for (const step of path.split('.').filter(Boolean)) place = place[step] ??= {}
    place.__errors = [...(place.__errors ?? []), message]
  }
  return root
}
