import { warmest } from '../tables/hot-strength'
import { num, type JointCheck } from './check'

const greatest = 300

/** R4: above 120 °C bolt and parts soften and creep, so that moduli and relaxation in service have to be known. */
export const heat: JointCheck = {
  name: 'heat',
  step: 'R4',
  source: 'VDI 2230-1:2015, sections 5.1.1.1 and 5.4.2.3',
  outside: ({ hottest = 20 }) => (hottest > warmest ? undefined : 'roomTemperature'),
  needs: ({ joint: { boltModulusHot, layers, relaxation } }) => {
    if (boltModulusHot === undefined || layers.some(({ EHot }) => EHot === undefined))
      return 'hotModuliUnknown'
    return relaxation === undefined ? 'relaxationMissing' : undefined
  },
  requiredSafety: () => 1,
  evaluate: ({ hottest = 20 }) => [
    {
      figure: hottest,
      limit: greatest,
      quantity: 'temperature',
      formula: 'T ≤ 300 °C',
      numbers: `${num(hottest)} ≤ ${greatest}`,
    },
  ],
}
