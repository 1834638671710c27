import { date } from './date'
import { grip } from './grip'
import { hole } from './hole'
import { inch } from './inch'
import { labelled } from './labelled'
import { measure } from './measure'
import { partNumber } from './part-number'
import { price } from './price'
import { propertyClass } from './property-class'
import { quantity } from './quantity'
import { rowNumber } from './row-number'
import { size } from './size'
import { standard } from './standard'
import { thread } from './thread'

/** One parser a kind of notation. */
export const parsers = [
  date,
  grip,
  hole,
  inch,
  labelled,
  measure,
  partNumber,
  price,
  propertyClass,
  quantity,
  rowNumber,
  size,
  standard,
  thread,
] as const
