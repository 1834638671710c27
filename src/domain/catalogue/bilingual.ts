/** A text in both languages; `en` is empty if only one is known. */
export interface Bilingual {
  zh: string
  en: string
}

const han = /\p{Script=Han}/u
/** Matches a word, but not a code such as HV, M12 or PA66. */
const word = /[a-z]{3}/

/**
 * Splits a cell of the form `中文 / English` or `中文 English`. Anything ambiguous stays whole: 不锈钢 A2-70 is one text, as
 * is GB/T 5782 / ISO 4014.
 */
export function bilingualOf(cell: string): Bilingual {
  const text = withoutRepetition(cell)
  return bySlash(text) ?? bySpace(text) ?? { zh: text, en: '' }
}

/** 8.8 for `8.8 / 8.8`, which is one text for both languages. Without spaces it stays: H7/H7 is a pair. */
export function withoutRepetition(cell: string): string {
  for (const { index, 0: slash } of cell.matchAll(/(?<!\s)\s+[/／]\s+/g)) {
    const text = cell.slice(0, index).trim()
    if (text && text === cell.slice(index + slash.length).trim()) return text
  }
  return cell
}

function bySlash(text: string): Bilingual | undefined {
  for (const { index, 0: slash } of text.matchAll(/(?<!\s)\s+[/／]\s+|[/／]/g)) {
    const zh = text.slice(0, index).trim()
    const en = text.slice(index + slash.length).trim()
    const spaced = slash.length > 1
    // A slash without spaces is usually part of a word (开/关, GB/T).
    const parts = spaced
      ? /[a-z]/i.test(en)
      : /[\p{Script=Han})）]$/u.test(zh) && /^[a-z]/i.test(en)
    if (parts && han.test(zh) && !han.test(en)) return { zh, en }
  }
}

function bySpace(text: string): Bilingual | undefined {
  const [, zh, en] =
    /^(.*\p{Script=Han}[)）\]】”"°]*)\s+(?!\s)(\P{Script=Han}+)$/su.exec(text) ?? []
  if (zh && en && word.test(en)) return { zh, en: en.trim() }
}

/** Merges a Chinese and an English cell; a cell with both languages fills the gaps of the other. */
export function joined(zhCell: string, enCell: string): Bilingual {
  if (!zhCell || !enCell) return bilingualOf(zhCell || enCell)
  const zh = bilingualOf(zhCell)
  const en = bilingualOf(enCell).en || enCell
  return { zh: zh.en === en ? zh.zh : zhCell, en }
}

/** The inverse of `bilingualOf`, for a text in both languages or in one. */
export const cellOf = ({ zh, en }: Bilingual): string => (en && en !== zh ? `${zh} / ${en}` : zh)
