import type { Span } from '../../../domain/reading/span'
import type { Match } from './match'
import { diameter, grip, hole, inch, length, thread } from './size-matches'
import {
  finish,
  inNames,
  material,
  measure,
  product,
  propertyClass,
  standard,
} from './text-matches'

/** How each kind of span finds models; other kinds do not describe the product. */
export const matches: Partial<Record<Span['kind'], Match>> = {
  thread,
  diameter,
  inch,
  length,
  grip,
  hole,
  class: propertyClass,
  finish,
  material,
  standard,
  product,
  measure,
  word: inNames,
}
