import { areBackward } from '../../domain/days/hours'
import { titleOf } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { sortedBy } from '../records/in-memory-order'
import { isGiven, takes } from '../settings/kept-settings'
import { keepSetting, listKept, type KeptSetting } from '../settings/kept-settings.sql'
import { demandConfirmed } from '../http/access'
import { describeSettings, type DescribedSetting } from '../settings/described-settings'

/** Settings of the environment (read-only), and those that operators change while the shop runs. */
export const settingList = {
  async listSettings({ query: { keyword, order, current, size } }, context) {
    const wanted = keyword?.trim().toLowerCase() ?? ''
    const kept = await keptByName(context)
    const all = describeSettings()
      .map((setting, place) => settingAnswer({ setting, id: place + 1, kept }, context))
      .filter(({ name, meaning }) => `${name} ${meaning}`.toLowerCase().includes(wanted))
    const records = sortedBy(all, order).slice((current - 1) * size, current * size)
    return { records, total: all.length, current, size }
  },

  getSetting: async ({ params: { id } }, context) =>
    formAnswer(changeableAt(id), await keptByName(context), context),

  async changeSetting({ params: { id }, body }, context) {
    const { database, text } = context
    const setting = changeableAt(id)
    const { name, schema, fallback = '', limits = '' } = setting
    // The number is the place in the list of this version of the server; the name says what was meant.
    if (body.name !== name) throw new Refusal('operation.setting.notFound')
    if (schema['x-confirm']) demandConfirmed(userOf(context))
    const given = plain(body.value ?? '')
    const value = given === fallback ? '' : given
    if (value && !takes(name, value)) {
      const message =
        name === 'SERVICE_HOURS' && areBackward(value)
          ? text('operation.setting.hoursBackward')
          : text('operation.setting.refused', { limits })
      throw new Refusal('common.badInput', { errors: [{ path: 'value', message }] })
    }
    const change = { name, value: value || null, version: body.version }
    if (!(await keepSetting(database, change))) throw new Refusal('office.conflict')
    return formAnswer(setting, await keptByName(context), context)
  },
} satisfies Partial<Handlers>

/** Normalises full-width characters and leading zeros. */
function plain(written: string): string {
  const value = written.normalize('NFKC').trim()
  return /^\d+$/.test(value) ? value.replace(/^0+(?=\d)/, '') : value
}

type Kept = ReadonlyMap<string, KeptSetting>

const keptByName = async ({ database }: Context): Promise<Kept> =>
  new Map((await listKept(database)).map((setting) => [setting.name, setting]))

function changeableAt(id: number): DescribedSetting {
  const setting = describeSettings()[id - 1]
  if (!setting) throw new Refusal('operation.setting.notFound')
  if (isLocked(setting)) throw new Refusal('operation.setting.locked')
  return setting
}

const isLocked = ({ name, schema }: DescribedSetting) => !schema['x-office'] || isGiven(name)

function settingAnswer(
  { setting, id, kept }: { setting: DescribedSetting; id: number; kept: Kept },
  context: Context,
): Schemas['Setting'] {
  const { name, value, fallback, secret } = setting
  const { text } = context
  const isSet = value !== undefined && value !== ''
  const locked = isLocked(setting)
  const office = locked ? null : kept.get(name)?.value
  const secretly = text(isSet ? 'operation.setting.set' : 'operation.setting.notSet')
  const shown = isSet ? value : office || fallback || text('operation.setting.notSet')
  return {
    id,
    ...described(setting, context),
    name,
    value: secret ? secretly : shown,
    locked,
    source: isSet ? 'environment' : office ? 'office' : 'default',
  }
}

function formAnswer(
  setting: DescribedSetting,
  kept: Kept,
  context: Context,
): Schemas['SettingForm'] {
  const { name, fallback = '' } = setting
  const { value, version = 1 } = kept.get(name) ?? {}
  return { ...described(setting, context), name, value: value ?? fallback, version }
}

/** The facts that every view of a setting shows. */
function described(
  { name, schema, fallback, limits }: DescribedSetting,
  { text, sentenceLanguage }: Context,
) {
  const unit = schema['x-unit']
  return {
    meaning: titleOf(schema, name, sentenceLanguage),
    ...(limits && { limits }),
    ...(fallback && { fallback }),
    ...(unit && { unit: text(`operation.setting.unit.${unit}`) }),
  }
}
