import type { Schemas } from '../../schemas'
import table from '../tables/gb-50017-preload.json'
import { itemAt, present } from '../../lists/items'
import { known, step, verdictOf, type Method, type MethodNote } from './method'

/** Factor of the hole. GB 50017-2017, 11.4.2. */
export const holes = { normal: 1, oversize: 0.85, slotAcross: 0.7, slotAlong: 0.6 } as const

/** The design preload in N of a friction-type bolt. GB 50017-2017, table 11.4.2-2. */
export function designPreload(d: number, propertyClass: '8.8' | '10.9'): number {
  const row = present(
    table.rows.find(([size]) => size === d),
    `preload of M${d}`,
  )
  return itemAt(row, propertyClass === '8.8' ? 1 : 2) * 1000
}

/** A friction-type high-strength bolt under shear, tension or both. */
export const frictionBolt: Method<Schemas['FrictionBoltInput']> = {
  schema: 'FrictionBoltInput',
  source: 'GB 50017-2017, 11.4.2',
  example: { d: 20, propertyClass: '10.9', mu: 0.45, faces: 2, shearForce: 100_000 },
  compute({ d, propertyClass, mu, hole = 'normal', faces = 1, shearForce = 0, tension = 0 }) {
    const P = designPreload(d, propertyClass)
    const k = holes[hole]
    const NvB = 0.9 * k * faces * mu * P
    const NtB = 0.8 * P
    const utilisation = shearForce / NvB + tension / NtB
    const notes: MethodNote[] = ['muOfTest']
    if (tension > 0) notes.push('pryingNotCounted')
    return {
      figures: [
        known('P', 'force', P),
        step('NvB', 'force', NvB, '0.9 \\cdot <hole> \\cdot <faces> \\cdot <mu> \\cdot <P>', {
          hole: k,
          faces,
          mu,
          P,
        }),
        step('NtB', 'force', NtB, '0.8 \\cdot <P>', { P }),
        step(
          'utilisation',
          'share',
          utilisation,
          '\\frac{<shearForce>}{<NvB>} + \\frac{<tension>}{<NtB>}',
          { shearForce, tension, NvB, NtB },
        ),
      ],
      ...(shearForce + tension > 0 ? { verdict: verdictOf(utilisation) } : {}),
      notes,
    }
  },
}
