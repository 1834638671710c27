import { expect, test } from 'vitest'
import { calculate } from '../../../src/domain/calculation/calculate'
import { chartsOf } from '../../../src/domain/calculation/charts/charts'
import { clampExample, flexibilityExample } from '../../../src/domain/calculation/examples'
import { drawChart } from '../../../src/server/calculation/chart-drawings'

test('no loss is written as 0, not as -0', () => {
  const frame = { word: (key: string) => key, system: 'metric' } as const
  const same = flexibilityExample.layers.map((one) => ({ ...one, alpha: 11.7 }))
  for (const FAmax of [0, 80_000]) {
    const input = { ...flexibilityExample, layers: same, FAmax, roughness: 'own', fZ: 0 } as const
    const charts = chartsOf('flexibility', input, calculate('flexibility', input), frame)
    const { svg } = drawChart(
      charts.find(({ key }) => key === 'waterfall')!,
      500,
    )
    expect(svg).toContain('0 kN')
    expect(svg).not.toMatch(/[−-]0(?:\.0*)? kN/)
    expect(svg).not.toMatch(/>-\d[\d.]* kN/)
  }
})

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
