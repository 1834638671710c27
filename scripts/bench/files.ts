import { demoParts } from '../../demo/catalogue/parts'
import { dxfOf } from '../../src/server/drawing/dxf'
import { partOf } from '../../src/server/drawing/facts'
import { stepOf } from '../../src/server/drawing/step/step'
import { figure } from './figures'
import { percentile, timesOf } from './timing'

/** Files of every model of the demo, from its facts to the text. */
export function measureFiles() {
  const parts = demoParts()
  const about = { address: 'https://shop.example/', kilograms: 0.1, date: '2026-01-01T00:00:00' }
  let most = 0
  const steps = timesOf(parts, (facts) => {
    most = Math.max(most, stepOf(partOf(facts), about).length)
  })
  const views = timesOf(parts, (facts) => {
    dxfOf(partOf(facts))
  })
  return [
    figure(`STEP file of each of ${parts.length} models, p99`, percentile(steps, 0.99), 'ms', 10),
    figure('largest STEP file', most / 1024, 'KiB', 1024),
    figure('DXF file of each model, p99', percentile(views, 0.99), 'ms', 100),
  ]
}
