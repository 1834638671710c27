import { jointExample } from '../examples'
import type { Joint } from './views'

/** The same joint with a part that is too soft for its bolt. */
const soft: Joint = {
  ...jointExample,
  layers: jointExample.layers.map((layer, at) =>
    at === 0 ? { ...layer, E: 71, alpha: 23.6, material: 'AW-6082-F28' } : layer,
  ),
}

/** A bolt that is screwed into a part. */
export const tappedExample: Joint = {
  d: 12,
  P: 1.75,
  propertyClass: '8.8',
  joint: 'ESV',
  boltModulus: 205,
  sections: [
    { kind: 'head', length: 6 },
    { kind: 'shank', length: 20, diameter: 12 },
    { kind: 'thread', length: 10 },
    { kind: 'engaged', length: 6 },
    { kind: 'tapped', length: 3.96, E: 205 },
  ],
  layers: [{ thickness: 30, E: 205, DA: 40, dh: 13.5, material: 'S355' }],
  dW1: 16.63,
  muSmall: 0.1,
  muLarge: 0.14,
  torque: 65,
  toolScatter: 0.1,
  n: 0.4,
  FAmax: 8000,
  tappedMaterial: 'S355',
  engagement: 12,
  loading: 'concentric',
}

/** Joints that the page offers to begin with. */
export const jointExamples = [
  { name: 'nut', joint: jointExample },
  { name: 'tapped', joint: tappedExample },
  { name: 'soft', joint: soft },
] as const
