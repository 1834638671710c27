import { date } from './date'
import { grip } from './grip'
import { hole } from './hole'
import { inch } from './inch'
import { labelled } from './labelled'
import { measure } from './measure'
import { partNumber } from './part-number'
import { price } from './price'
import { propertyClass } from './property-class'
import { quantityWith } from './quantity'
import { rowNumber } from './row-number'
import { size } from './size'
import { standard } from './standard'
import { thread } from './thread'
import type { Parser } from '../span'

/** One parser a kind of notation; units of pieces are words of the vocabulary. */
export const parsersWith = (pieces: readonly string[]): readonly Parser[] => [
  date,
  grip,
  hole,
  inch,
  labelled,
  measure,
  partNumber,
  price,
  propertyClass,
  quantityWith(pieces),
  rowNumber,
  size,
  standard,
  thread,
]
