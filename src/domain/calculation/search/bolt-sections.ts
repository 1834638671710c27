import { definedOnly } from '../defined'
import { usualFigures } from '../usual'
import type { Joint } from '../joint/views'

/** The usual sections of a bolt in its joint. */
export function sectionsOf({
  length,
  threadLength,
  ...bolt
}: {
  d: number
  head: 'hexagon' | 'socket'
  joint: Joint['joint']
  layers: Joint['layers']
  length: number | undefined
  threadLength: number | undefined
}): Joint['sections'] {
  const usual = usualFigures('flexibility', {
    ...definedOnly(bolt),
    d: bolt.d,
    layers: bolt.layers,
    ...definedOnly({ boltLength: length, threadLength }),
  })
  // The figures of the flexibility page have the fields of its schema, which the joint shares.
  return usual.sections as Joint['sections']
}
