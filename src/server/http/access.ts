import type { SessionUser } from '../security/session.sql'
import { Refusal } from './errors'
import type { Handlers } from './handler'
import { listOperations, type Operation } from './operation'

/** True if the call is public. */
export function isForVisitors({ security }: Pick<Operation, 'security'>): boolean {
  return !security?.length || security.some((need) => !need.bearer)
}

/** Refuses a caller who lacks the rights. */
export function checkAccess(operation: Operation, user: SessionUser | undefined): void {
  if (isForVisitors(operation)) return
  if (!user) throw new Refusal('common.loginFirst')
  if (!admits(operation, user)) throw new Refusal('common.forbidden', { reason: 'forbidden' })
  if (operation['x-confirm'] && !user.viewer) demandConfirmed(user)
}

/** Requires a recently confirmed password; the page asks for it and repeats the call. */
export function demandConfirmed({ confirmed }: SessionUser): void {
  if (!confirmed) throw new Refusal('account.confirm.needed', { reason: 'confirm' })
}

/** True if a member of the staff may make a call; for what belongs to its record, such as files. */
export function isStaffAdmitted(call: keyof Handlers, user: SessionUser): boolean {
  securityByCall ??= new Map(
    listOperations().map(({ operation }) => [operation.operationId, operation.security ?? []]),
  )
  return user.kind === 'staff' && admits({ security: securityByCall.get(call) ?? [] }, user)
}

let securityByCall: Map<keyof Handlers, NonNullable<Operation['security']>> | undefined

function admits({ security = [] }: Pick<Operation, 'security'>, user: SessionUser): boolean {
  const roles: string[] = [
    ...user.staffRoles,
    user.kind === 'person' || user.kind === 'company' ? 'customer' : user.kind,
  ]
  return security.some(
    ({ bearer = [] }) => bearer.length === 0 || bearer.some((role) => roles.includes(role)),
  )
}
