import type { ErrorObject } from 'ajv'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { placeOf } from '../../i18n/explain'
import { ownKeywords, type CutFaults } from './validator-keywords'

/** Number of faults in an answer. */
export const mostFaults = 20

/** Several faults of one place become one sentence, so more are collected than reported. */
const mostKept = 10 * mostFaults

/** JSON Schema validator of both sides. The server passes a handler for faults beyond the limit. */
export class Validator extends Ajv2020 {
  constructor(options?: Options, cut?: CutFaults) {
    super(options)
    for (const [name, wrap, before] of ownKeywords(mostKept, cut)) {
      const definition = this.getKeyword(name)
      if (typeof definition !== 'object' || !('code' in definition))
        throw new Error(`The library has no code for ${name}`)
      this.removeKeyword(name)
      this.addKeyword({ ...wrap(definition), keyword: name, ...(before && { before }) })
    }
  }
}

/** The first faults of an input, and the number of further faulty places. */
export interface Faults {
  errors: ErrorObject[]
  more: number
}

/** Returns undefined for a valid input; faults of the `allowed` keywords are ignored. */
export type Check = (value: unknown, allowed?: readonly string[]) => Faults | undefined

/** Compiles schemas to validators: time grows with the input, the number of faults stays limited. */
export function checker(options: Options): { compile: (schema: object) => Check } {
  let faults: Faults = { errors: [], more: 0 }
  let ignored: readonly string[] = []
  const isTold = ({ keyword }: ErrorObject) => !ignored.includes(keyword)

  const cut: CutFaults = (more) => {
    const reported = more.filter(isTold)
    if (faults.errors.length < mostKept) faults.errors.push(...reported)
    else faults.more += placesOf(reported)
  }
  const ajv = new Validator({ strict: false, allErrors: true, verbose: true, ...options }, cut)
  addFormats(ajv)
  return {
    compile(schema) {
      const validate = ajv.compile(schema)
      return (value, allowed = []) => {
        faults = { errors: [], more: 0 }
        ignored = allowed
        if (validate(value)) return undefined
        const { errors, more } = faults
        const all = [...(validate.errors ?? []).filter(isTold), ...errors]
        return all.length > 0 ? { errors: all, more } : undefined
      }
    },
  }
}

/** Drops redundant faults: branches of an alternative, and limits of a wrong type. */
export function tellingFaults(faults: ErrorObject[]): ErrorObject[] {
  const wrongTypes = new Set(
    faults.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  )
  return faults.filter(
    ({ keyword, instancePath }) =>
      !['anyOf', 'oneOf', 'if'].includes(keyword) &&
      (keyword === 'type' || !wrongTypes.has(instancePath)),
  )
}

const placesOf = (faults: ErrorObject[]) => new Set(tellingFaults(faults).map(placeOf)).size

/** Throws the error that the route's error handler turns into sentences. */
export function refuseFaults(faults: Faults | undefined): void {
  if (faults) throw faultsError(faults)
}

/** The shape of Fastify's validation error. */
export const faultsError = ({ errors, more }: Faults) =>
  Object.assign(new Error('refused'), { validation: errors, more })
