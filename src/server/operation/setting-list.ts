import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Context } from '../context'
import type { Handlers } from '../handler'
import { describeSettings, type DescribedSetting } from '../settings'

/** The settings of this process, as its environment decides them. */
export const settingList = {
  listSettings({ query: { keyword, current = 1, size = 20 } }, context) {
    const wanted = keyword?.trim().toLowerCase() ?? ''
    const all = describeSettings()
      .map((setting, place) => settingAnswer(setting, place + 1, context))
      .filter(({ name, meaning }) => `${name} ${meaning}`.toLowerCase().includes(wanted))
    const records = all.slice((current - 1) * size, current * size)
    return { records, total: all.length, current, size }
  },
} satisfies Partial<Handlers>

function settingAnswer(
  { name, value, fallback, limits, secret }: DescribedSetting,
  id: number,
  { text }: Context,
): Schemas['Setting'] {
  const isSet = value !== undefined && value !== ''
  const secretly = text(isSet ? 'operation.setting.set' : 'operation.setting.notSet')
  const shown = isSet ? value : (fallback ?? text('operation.setting.notSet'))
  return {
    id,
    name,
    // Every setting that is described has its meaning: a test looks at it.
    meaning: text(`operation.setting.${name}` as TextKey),
    value: secret ? secretly : shown,
    ...(limits && { limits }),
    ...(fallback !== undefined && { fallback }),
    source: isSet ? 'environment' : 'default',
  }
}
