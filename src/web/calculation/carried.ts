import type { CalculationPage, Results } from '../../domain/calculation/calculate'
import type { Schemas } from '../../domain/schemas'
import { withDerived } from './derived'
import type { Values } from './paths-in'

const ofBolt = ['d', 'P', 'head', 'propertyClass', 'Rp02', 'Rm']

/** Fields that two pages share. */
const shared = {
  flexibility: { clamp: ofBolt },
  stretching: {
    clamp: [
      ...ofBolt,
      'torque',
      'torquePrevailing',
      'torquePrevailingMin',
      'toolScatter',
      'dW',
      'dh',
      'dKm',
      'muLarge',
      'muSmall',
      'muThreadLarge',
      'muThreadSmall',
      'muHeadLarge',
      'muHeadSmall',
      'utilisation',
      'torsionFactor',
      'threadFriction',
    ],
    flexibility: [...ofBolt, 'boltModulus', 'boltLength', 'threadLength'],
  },
} as const

/** The sections of a page with the shank of the clamp page, where that is waisted or bored. */
function sectionsWith(values: Values, sections: unknown) {
  const { d, shankBore, threadBore } = values
  // A shank as thick as the bolt is not a separate diameter.
  const shankDiameter = values.shankDiameter === d ? undefined : values.shankDiameter
  if ([shankDiameter, shankBore, threadBore].every((value) => value === undefined)) return undefined
  return (sections as Schemas['BoltSection'][]).map((section) => {
    const bore = section.kind === 'shank' ? shankBore : threadBore
    return {
      ...section,
      ...(section.kind === 'shank' && { diameter: shankDiameter ?? section.diameter }),
      ...(/shank|thread|engaged/.test(section.kind) && bore !== undefined && { bore }),
    }
  })
}

/**
 * The values one page passes on to another, in internal units: the shared fields, and the results of the first page.
 */
export function carried(
  {
    page,
    values,
    result,
  }: { page: CalculationPage; values: Values; result: Results[CalculationPage] | undefined },
  to: 'flexibility' | 'stretching',
  there: Values,
): Values {
  const names: readonly string[] =
    page === 'flexibility' ? shared.stretching.flexibility : shared[to].clamp
  // Fields left empty on the first page are left empty on the next.
  const both = Object.fromEntries(names.map((name) => [name, values[name]]))
  if (page === 'clamp') {
    // The result of a page is that of its kind.
    const { Fmin, Fmax, tauService } = result as Results['clamp']
    const sections = sectionsWith(
      values,
      withDerived(to, { ...there, ...both }, new Set()).sections,
    )
    const bolt = { ...both, ...(sections && { sections }) }
    return to === 'flexibility'
      ? { ...bolt, Fmin, Fmax, tau: tauService, dW1: values.dW }
      : { ...bolt, mode: 'torque' }
  }
  const { deltaS, deltaP } = result as Results['flexibility']
  const sections = (values.sections as { kind: string }[]).filter(({ kind }) =>
    ['shank', 'thread', 'engaged'].includes(kind),
  )
  // The bolt is twisted there as it was here.
  const { tau } = values
  const twisted = typeof tau === 'number' && tau > 0
  return {
    ...both,
    sections,
    deltaS,
    deltaP,
    force: values.Fmax,
    ...(twisted && { torsion: true, tau }),
  }
}
