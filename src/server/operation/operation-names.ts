import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import description from '../../generated/openapi.json'
import type { TextKey } from '../../generated/text-key'
import texts from '../../generated/texts.en.json'
import type { Context } from '../http/context'

export type Area = Schemas['AuditArea']

interface Described {
  operationId: string
  tags: string[]
  'x-name'?: Record<Language, string>
}

const described = new Map(
  Object.values(description.paths)
    .flatMap((path): Described[] => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
)

/** Audited operations that are neither calls nor jobs. */
const besideCalls: Record<string, Area> = {
  acceptInvitation: 'account',
  changeEmail: 'account',
  changeMobile: 'account',
  changePassword: 'account',
  endSecondFactor: 'account',
  giveRecoveryCodes: 'account',
  register: 'account',
  resetPassword: 'account',
  importCatalogue: 'catalogue',
  renameFields: 'beside',
  unattended: 'beside',
}

const job = 'job.'

export function areaOf(operation: string): Area {
  if (operation.startsWith(job)) return 'job'
  // A test checks that tags are names of areas.
  const area = described.get(operation)?.tags[0] as Area | undefined
  return area ?? besideCalls[operation] ?? 'operation'
}

/** Operations of an area; a trailing star matches any ending. */
export function operationsOf(area: Area): string[] {
  if (area === 'job') return [`${job}*`]
  return [...described.keys(), ...Object.keys(besideCalls)].filter((call) => areaOf(call) === area)
}

type Named = Pick<Context, 'language' | 'text'>

/** Display name of an operation; falls back to its id. */
export function nameOf(operation: string, { language, text }: Named): string {
  const called = described.get(operation)?.['x-name']?.[language]
  const key = operation.startsWith(job)
    ? jobKey(operation.slice(job.length))
    : `operation.audit.beside.${operation}`
  // The condition proves that the key is one of a text.
  return called ?? (key in texts ? text(key as TextKey) : operation)
}

/** Display name of a kind of job. */
export const jobName = (kind: string, context: Named): string => {
  const name = nameOf(job + kind, context)
  return name === job + kind ? kind : name
}

/** Kinds of jobs whose display name contains the keyword. */
export function jobsNamed(keyword: string, context: Named): string[] {
  const all = Object.keys(texts).filter((key) => key.startsWith(jobKey('')))
  return all
    .map((key) => key.slice(jobKey('').length))
    .filter(finds(keyword, (kind) => jobName(kind, context)))
}

/** Operations whose display name contains the keyword. */
export function operationsNamed(keyword: string, context: Named): string[] {
  const calls = [...described.keys(), ...Object.keys(besideCalls)]
  const matches = calls.filter(finds(keyword, (call) => nameOf(call, context)))
  return [...matches, ...jobsNamed(keyword, context).map((kind) => job + kind)]
}

const jobKey = (kind: string) => `operation.job.kind.${kind}`

function finds(keyword: string, name: (key: string) => string) {
  const wanted = keyword.trim().toLowerCase()
  return (key: string) => wanted !== '' && name(key).toLowerCase().includes(wanted)
}
