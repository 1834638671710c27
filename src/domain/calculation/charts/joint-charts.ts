import type { JointResult } from '../joint/compute-joint'
import type { Joint } from '../joint/views'
import type { Chart, ChartFrame } from './chart'
import { jointDiagram, waterfall } from './flexibility-charts'

/** The charts of a whole joint, at the end of the range of n that its greatest figures are of. */
export function jointCharts(
  { FAmax = 0 }: Partial<Joint>,
  { ends: [end], preload: { Fmin }, ...chain }: JointResult,
  frame: ChartFrame,
): Chart[] {
  if (!end) return []
  const figures = { ...chain, ...end }
  const input = { Fmin, FAmax }
  return [
    {
      key: 'joint',
      option: jointDiagram(input, figures, frame),
      shape: frame.narrow ? 1.05 : 0.62,
    },
    { key: 'waterfall', option: waterfall(input, figures, frame), shape: frame.narrow ? 0.8 : 0.5 },
  ]
}
