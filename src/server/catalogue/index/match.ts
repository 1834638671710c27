import type { SpanMeanings } from './span-meanings'

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
