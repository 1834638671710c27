import type { Span } from '../../../domain/reading/span'
import type { SpanMeanings } from './span-meanings'
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

/** A span as it is looked up. */
export interface Asked {
  value: string
  /** As it is written in the line; empty if the line is unknown. */
  text: string
  /** It is still being typed: its figure may have further digits. */
  unfinished: boolean
  /** A thread without a pitch may have any, in place of the coarse one. */
  anyPitch: boolean
}

/** Models with the value of a span. */
export type Match = (meanings: SpanMeanings, asked: Asked) => Uint32Array

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
