import { isIndispensable } from '../../domain/content/kinds'
import { hasText } from '../../domain/content/languages'
import type { TextKey } from '../../generated/text-key'
import type { Item } from './items.sql'
import type { FormData } from './record-store'
import { fieldsIn } from '../../domain/lists/objects'

export interface BrokenRule {
  /** Path of the field in the form: `items.2.link`. */
  path: string
  says: TextKey
}

/** Checks that the form's schema cannot express. */
export function brokenRules(item: Pick<Item, 'kind' | 'recordId'>, data: FormData): BrokenRule[] {
  return [...missingText(item, data), ...repeatedWords(data)]
}

function missingText(
  { kind, recordId }: Pick<Item, 'kind' | 'recordId'>,
  data: FormData,
): BrokenRule[] {
  const { zh } = fieldsIn(data.content)
  if (hasText(zh) || !isIndispensable(kind, recordId)) return []
  return [{ path: 'content.zh', says: 'content.textMissing' }]
}

function repeatedWords({ words }: FormData): BrokenRule[] {
  // Validated by its form's schema.
  const written = (words ?? []) as { zh?: string; en?: string }[]
  const same = (a?: string, b?: string) =>
    a !== undefined && a.trim().toLowerCase() === b?.trim().toLowerCase()
  return written.flatMap(({ zh, en }, nth) => {
    const before = written.slice(0, nth)
    if (before.some((word) => same(zh, word.zh)))
      return [{ path: `words.${nth}.zh`, says: 'content.wordRepeated' as const }]
    return before.some((word) => same(en, word.en))
      ? [{ path: `words.${nth}.en`, says: 'content.wordRepeated' as const }]
      : []
  })
}
