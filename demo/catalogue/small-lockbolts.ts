import {
  aluminiumMultiGripPins,
  steelMultiGripPins,
  steppedGripPins,
  type MultiGripPin,
} from '../../src/domain/standards/lockbolt-sheets'
import { figure } from './part'
import type { ClassOfParts, Words } from './part'
import { lockboltPart } from './lockbolt-part'
import { tenths, type Finish, type PinMaterial } from './words'

interface MultiGripClass {
  className: Words
  code: string
  material: PinMaterial
  finish: Finish
  pins: readonly MultiGripPin[]
  about: (pin: MultiGripPin) => Words
}

const multiGripClass = (sheet: MultiGripClass): ClassOfParts => ({
  category: '环槽铆钉',
  className: sheet.className,
  parts: sheet.pins.map((pin) => {
    const head = pin.head === 'round' ? 'R' : 'T'
    const { diameter, gripMin, gripMax, shear, tensile } = pin
    return lockboltPart({
      model: `${sheet.code}-${tenths(diameter)}-${tenths(gripMax)}-${head}`,
      diameter,
      grip: { min: gripMin, max: gripMax, origin: 'standard' },
      head,
      material: sheet.material,
      finish: sheet.finish,
      tail: 'breaking',
      body: gripMax + 1.5 * diameter,
      length: figure(pin.length, 'standard'),
      hole: pin.hole,
      loads: { ...(shear && { shear }), ...(tensile && { tensile }) },
      loadOrigin: 'standard',
      about: sheet.about(pin),
    })
  }),
})

const steelPins = () =>
  multiGripClass({
    className: { zh: '多铆接厚度环槽铆钉', en: 'Multi-grip lockbolts, steel' },
    code: 'RL4',
    material: 'carbon',
    finish: 'ZN',
    pins: steelMultiGripPins,
    about: ({ gripMin, gripMax }) => ({
      zh: `钢制多铆接厚度环槽铆钉，一种长度覆盖 ${gripMin} 至 ${gripMax} mm，减少备货品种。`,
      en: `Steel lockbolt for many grips: one length covers ${gripMin} to ${gripMax} mm and saves stock.`,
    }),
  })

const aluminiumPins = () =>
  multiGripClass({
    className: { zh: '多铆接厚度铝环槽铆钉', en: 'Multi-grip lockbolts, aluminium' },
    code: 'RL5',
    material: 'aluminium',
    finish: 'PL',
    pins: aluminiumMultiGripPins,
    about: ({ gripMin, gripMax }) => ({
      zh: `铝制多铆接厚度环槽铆钉，覆盖 ${gripMin} 至 ${gripMax} mm，用于铝板和型材。`,
      en: `Aluminium lockbolt for many grips from ${gripMin} to ${gripMax} mm, for aluminium sheet and sections.`,
    }),
  })

const steppedPins = (): ClassOfParts => ({
  category: '环槽铆钉',
  className: { zh: '分级铆接厚度小直径环槽铆钉', en: 'Small lockbolts with stepped grips' },
  parts: steppedGripPins.map(({ dash, gripMin, gripMax }) =>
    lockboltPart({
      model: `RL7-048-${dash}-B`,
      diameter: 4.8,
      grip: { min: gripMin, max: gripMax, origin: 'standard' },
      head: 'B',
      material: 'carbon',
      finish: 'ZN',
      tail: 'breaking',
      body: gripMax + 7.2,
      loadOrigin: 'standard',
      about: {
        zh: `小直径环槽铆钉，铆接厚度按级分档，本型号 ${gripMin} 至 ${gripMax} mm。`,
        en: `Small lockbolt with grips in steps; this one is for ${gripMin} to ${gripMax} mm.`,
      },
    }),
  ),
})

export const smallLockboltClasses = { steelPins, aluminiumPins, steppedPins }
