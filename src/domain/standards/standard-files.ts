import din127 from './din-127.json'
import din660 from './din-660.json'
import din6796 from './din-6796.json'
import en143994 from './en-14399-4.json'
import en143996 from './en-14399-6.json'
import iso10642 from './iso-10642.json'
import iso1234 from './iso-1234.json'
import iso15071 from './iso-15071.json'
import iso15981 from './iso-15981.json'
import iso2341 from './iso-2341.json'
import iso4014 from './iso-4014.json'
import iso4017 from './iso-4017.json'
import iso4032 from './iso-4032.json'
import iso4033 from './iso-4033.json'
import iso4035 from './iso-4035.json'
import iso4161 from './iso-4161.json'
import iso4762 from './iso-4762.json'
import iso7040 from './iso-7040.json'
import iso7044 from './iso-7044.json'
import iso7089 from './iso-7089.json'
import iso7090 from './iso-7090.json'
import iso70931 from './iso-7093-1.json'
import iso73801 from './iso-7380-1.json'
import iso7719 from './iso-7719.json'
import iso8673 from './iso-8673.json'
import iso8676 from './iso-8676.json'
import iso8765 from './iso-8765.json'
import lockbolts from './lockbolts.json'
import rivetNuts from './rivet-nuts.json'
import structuralBlindRivets from './structural-blind-rivets.json'
import tools from './tools.json'

/**
 * One standard, or one family of parts without a standard: facts in mm, one row per size. Figures listed in `typical`
 * (all rows) or `typicalCells` (by size) are common values and not taken from the source. `related` are numbers of
 * standards for the same product with possibly different dimensions; they find the file too.
 */
export interface StandardFile {
  name: { zh: string; en: string }
  numbers: string[]
  related: string[]
  source: string
  corrections: string[]
  secondChoice: string[]
  typical: string[]
  typicalCells?: Record<string, string[]>
  columns: string[]
  rows: Record<string, (number | null)[]>
  lengths?: Record<string, number[]>
}

export const standardFiles: readonly StandardFile[] = [
  din127,
  din660,
  din6796,
  en143994,
  en143996,
  iso10642,
  iso1234,
  iso15071,
  iso15981,
  iso2341,
  iso4014,
  iso4017,
  iso4032,
  iso4033,
  iso4035,
  iso4161,
  iso4762,
  iso7040,
  iso7044,
  iso7089,
  iso7090,
  iso70931,
  iso73801,
  iso7719,
  iso8673,
  iso8676,
  iso8765,
  lockbolts,
  rivetNuts,
  structuralBlindRivets,
  tools,
]
