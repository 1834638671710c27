import { daysAfter } from '../../domain/days/day'
import type { StaffRoleName } from '../../domain/account/access'
import type { Schemas } from '../../domain/schemas'
import { userOf } from '../http/context'
import { todayAt } from '../database/clock'
import type { Handlers } from '../http/handler'
import { keysIn } from '../../domain/lists/objects'
import { countByDay, countWaiting, topMisses, type SeriesName } from './figures.sql'

/** Roles that see each figure; operators see all. */
const concerned: Record<SeriesName, readonly StaffRoleName[]> = {
  orders: ['sales'],
  messages: ['sales', 'agent'],
  complaints: ['quality'],
  misses: ['sales', 'editor'],
}

const waitingOf = {
  reservations: { roles: ['sales'], link: '/office/reserve?waits=answer' },
  messages: { roles: ['sales'], link: '/office/message?state=1' },
  problems: { roles: ['quality'], link: '/office/quality/problem' },
  complaints: { roles: ['quality'], link: '/office/quality/complaint' },
} as const

export const operationFigures = {
  async getOperationFigures({ query: { days } }, context) {
    const { database, settings } = context
    const { staffRoles } = userOf(context)
    const mine = (roles: readonly StaffRoleName[]) =>
      staffRoles.includes('operator') || roles.some((role) => staffRoles.includes(role))
    const { timeZone } = settings
    const to = todayAt(timeZone)
    const from = daysAfter(to, 1 - days)
    const names = keysIn(concerned).filter((name) => mine(concerned[name]))
    const counted = new Map<SeriesName, number[]>()
    for (const name of names) {
      counted.set(name, await countByDay(database, name, { from, to, timeZone }))
    }
    const series = Array.from({ length: days }, (_, place): Schemas['DayFigures'] => ({
      day: daysAfter(from, place),
      ...Object.fromEntries(names.map((name) => [name, counted.get(name)?.[place] ?? 0])),
    }))
    const waits = await countWaiting(database, to)
    const waiting = keysIn(waitingOf)
      .filter((what) => mine(waitingOf[what].roles))
      .map((what) => ({ what, counts: waits[what], link: waitingOf[what].link }))
    const misses = mine(concerned.misses) ? await topMisses(database, { from, timeZone }) : []
    return { from, to, series, waiting, misses }
  },
} satisfies Partial<Handlers>
