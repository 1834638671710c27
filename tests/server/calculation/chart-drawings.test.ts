import { expect, test } from 'vitest'
import { calculate } from '../../../src/domain/calculation/calculate'
import { chartsOf } from '../../../src/domain/calculation/charts/charts'
import { clampExample } from '../../../src/domain/calculation/examples'
import { drawChart } from '../../../src/server/calculation/chart-drawings'

test('the letters of a name that stands over lines are drawn after its outline', () => {
  const frame = { word: (key: string) => key, system: 'metric' } as const
  const [window] = chartsOf('clamp', clampExample, calculate('clamp', clampExample), frame)
  const { svg } = drawChart(window!, 500)
  const outlined = [
    ...svg.matchAll(/<text[^>]* stroke="[^"]*"[^>]*>([^<]+)<\/text>(<text[^>]*>)\1</g),
  ]
  expect(outlined.map(([, name]) => name).join()).toMatch(/FMzul.*Fmax|Fmax.*FMzul/)
  for (const [, , letters] of outlined) expect(letters).not.toContain(' stroke=')
  expect(svg.match(/<text[^>]* stroke=/g)).toHaveLength(outlined.length)
})
