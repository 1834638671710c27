import { codes } from '../../domain/catalogue/characteristic-codes'
import { spelled } from '../../domain/catalogue/material-data'
import type { BoltWish } from '../../domain/calculation/search/bolt-groups'
import type { JointSearch } from '../../domain/calculation/search/bolt-model'
import type { Language } from '../../domain/language/language'
import { boltGroups } from './index/bolt-groups'
import type { LiveIndex } from './index/live-index'
import { relatedRecords } from './related'

/** The answers of the catalogue to the search for a bolt. */
export const boltsIn = (live: LiveIndex) => ({
  narrowed: (search: JointSearch, wish: BoltWish) => boltGroups(live.current(), search, wish),

  isClass: (id: number) => live.current().numberOf.class.has(id),

  /** The spelling of a finish in a language. */
  finishIn(language: Language) {
    const { characteristics, firstValue, values } = live.current()
    const number = characteristics.findIndex(({ fieldCode }) => fieldCode === codes.finish)
    const own = number < 0 ? [] : values.slice(firstValue[number], firstValue[number + 1])
    const spellings = new Map(own.map(({ val, valEn }) => [val, spelled(language, val, valEn)]))
    return (finish: string) => spellings.get(finish) ?? finish
  },

  records: relatedRecords,
})
