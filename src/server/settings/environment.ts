import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { components } from '../../generated/environment'
import type { TextKey } from '../../generated/text-key'
import { keysIn } from '../../domain/lists/objects'
import { demoEntry } from './demo-entry'
import { environmentSchema as schema } from './environment-schema'
import { formats } from './formats'
import { SettingsError } from './settings-error'

/** The checked values of all settings by the name of their variable. */
export type Environment = components['schemas']['Environment']

export type SettingName = keyof Environment

export type Variables = Readonly<Record<string, string | undefined>>

type UnitIn<Key> = Key extends `operation.setting.unit.${infer Name}` ? Name : never

interface WholeNumber {
  minimum?: number
  maximum?: number
}

/** An entry of environment.json. */
export interface SettingSchema extends WholeNumber {
  title: string
  'x-zh': string
  description: string
  type?: string
  enum?: string[]
  /** A whole number or a word. */
  oneOf?: (WholeNumber & { const?: string })[]
  maxLength?: number
  default?: string | number | string[]
  /** A secret: it is never shown or logged. */
  writeOnly?: boolean
  /** The default in words, if it follows from other settings. */
  'x-default'?: string
  'x-limits'?: string
  /** Completes the sentence "NAME=value …" that refuses a value. */
  'x-fault'?: string
  'x-unit'?: UnitIn<TextKey>
  /** The office may change it while the server runs. */
  'x-office'?: boolean
  /** A change in the office needs the password again. */
  'x-confirm'?: boolean
}

// The type of an imported JSON file widens its literals.
export const settingSchemas = schema.properties as Record<SettingName, SettingSchema>

/** In the order of the schema. */
export const settingNames = keysIn(schema.properties)

const check = new Ajv2020({
  allErrors: true,
  useDefaults: true,
  strict: false,
  formats,
}).compile<Environment>(schema)

/** Reads and checks the environment; an empty variable counts as not set. */
export function readEnvironment(env: Variables): Environment {
  const values: Partial<Record<SettingName, unknown>> = derivedDefaults(env)
  for (const name of settingNames) {
    const written = env[name]
    if (written) values[name] = valueOf(written, settingSchemas[name])
  }
  if (check(values)) return values
  throw new SettingsError(sentenceOf(check.errors ?? [], env, values))
}

/** The defaults that follow from other settings. */
export function derivedDefaults(env: Variables) {
  const host = env.HOST || schema.properties.HOST.default
  const port = Number(env.PORT || schema.properties.PORT.default)
  const ownUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const publicUrl = env.PUBLIC_URL || ownUrl
  const mailHost = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : host
  const demo = env.DATABASE_URL || !demoEntry ? '0' : '1'
  return {
    PUBLIC_URL: ownUrl,
    SERVICE_EMAIL: `service@${mailHost}`,
    MAIL_FROM: `no-reply@${mailHost}`,
    DEMO: demo,
    STAFF_SECOND_FACTOR: (env.DEMO || demo) === '1' ? 'optional' : 'required',
  }
}

/** A text as the schema types it; one that does not fit stays a text, which the check then refuses. */
function valueOf(written: string, { type, oneOf }: SettingSchema): unknown {
  if (type === 'array') return itemsOf(written)
  const isNumber = type === 'integer' || oneOf !== undefined
  return isNumber && /^\d+$/.test(written) ? Number(written) : written
}

const itemsOf = (written: string) =>
  written
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** Tells the first fault, in the order of the schema. */
function sentenceOf(
  errors: ErrorObject[],
  env: Variables,
  values: Partial<Record<SettingName, unknown>>,
): string {
  for (const name of settingNames) {
    const fault = errors.find(({ instancePath }) => instancePath.split('/')[1] === name)
    if (!fault) continue
    const written = env[name] || String(values[name])
    const shown = settingSchemas[name].writeOnly ? name : `${name}=${written}`
    const [, , place] = fault.instancePath.split('/')
    const item = place === undefined ? '' : `: ${itemsOf(written)[Number(place)]}`
    return `${shown}${item} ${faultOf(settingSchemas[name])}`
  }
  const { property, missingProperty } = errors[0]?.params ?? {}
  return `${property} is set without ${missingProperty}, beside which it counts`
}

function faultOf(setting: SettingSchema): string {
  const { minimum, maximum } = rangeOf(setting)
  return (
    setting['x-fault'] ??
    (setting.enum
      ? `is none of ${setting.enum.join(', ')}`
      : setting.type === 'string'
        ? 'has a wrong form'
        : `is not a whole number from ${minimum} to ${maximum}`)
  )
}

const rangeOf = ({ oneOf, ...setting }: SettingSchema): WholeNumber =>
  oneOf?.find(({ maximum }) => maximum !== undefined) ?? setting

/** The values that a setting takes, as people read them. */
export function limitsOf(setting: SettingSchema): string | undefined {
  const { minimum, maximum } = rangeOf(setting)
  const range = maximum === undefined ? [] : [`${minimum} – ${maximum}`]
  const words = setting.enum ?? setting.oneOf?.flatMap((branch) => branch.const ?? []) ?? []
  const length = setting.maxLength === undefined ? [] : [`≤ ${setting.maxLength} 字符 / characters`]
  return setting['x-limits'] ?? ([...range, ...words, ...length].join(' | ') || undefined)
}
