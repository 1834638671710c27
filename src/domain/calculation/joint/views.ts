import { definedOnly } from '../defined'
import type { Schemas } from '../../schemas'
import type { CalculationPage } from '../calculation-pages'
import type { Inputs } from '../inputs'

export type Joint = Schemas['Joint']

/** Fields that a page has in common with the joint, by the same name and with the same meaning. */
export const commonFields = {
  clamp: [
    'd',
    'P',
    'propertyClass',
    'Rp02',
    'Rm',
    'head',
    'dKm',
    'dW',
    'dh',
    'muLarge',
    'muSmall',
    'torque',
    'torquePrevailing',
    'wantedForce',
    'torquePrevailingMin',
    'muThreadLarge',
    'muThreadSmall',
    'muHeadLarge',
    'muHeadSmall',
    'toolScatter',
    'utilisation',
    'threadFriction',
    'torsionFactor',
  ],
  flexibility: [
    'fastener',
    'd',
    'P',
    'propertyClass',
    'Rp02',
    'Rm',
    'minimumTensionLoad',
    'head',
    'joint',
    'boltModulus',
    'boltLength',
    'threadLength',
    'sections',
    'layers',
    'dW1',
    'dW2',
    'cone',
    'n',
    'FAmax',
    'FAmin',
    'FQ',
    'slipFaces',
    'muT',
    'FKerf',
    'roughness',
    'loadDirection',
    'interfaces',
    'fZ',
    'assemblyTemperature',
    'serviceMin',
    'serviceMax',
    'partsServiceMin',
    'partsServiceMax',
    'boltAlpha',
    'boltModulusHot',
    'Fmin',
    'Fmax',
    'tau',
    'pG',
  ],
  stretching: [
    'mode',
    'd',
    'P',
    'propertyClass',
    'Rp02',
    'Rm',
    'head',
    'boltModulus',
    'boltLength',
    'threadLength',
    'sections',
    'torque',
    'torquePrevailing',
    'muLarge',
    'muSmall',
    'muThreadLarge',
    'muThreadSmall',
    'muHeadLarge',
    'muHeadSmall',
    'toolScatter',
    'torquePrevailingMin',
    'dKm',
    'dW',
    'dh',
    'force',
    'elongation',
    'angle',
    'snugForce',
    'pistonArea',
    'effectiveLength',
    'clampingForce',
    'minimumTensionLoad',
    'gripMin',
    'gripMax',
    'utilisation',
    'threadFriction',
    'torsionFactor',
  ],
} as const satisfies { [Page in CalculationPage]: (keyof Inputs[Page] & keyof Joint)[] }

const picked = (fields: object, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => names.includes(name) && value !== undefined),
  )

/**
 * The fields of a page that a joint has. The waist and the bores of the clamp page are those of the sections, the
 * turned face is the one under the head where no other is entered, and a nut that is turned twists the bolt.
 */
export function fieldsOf<Page extends CalculationPage>(
  page: Page,
  joint: Partial<Joint>,
): Partial<Inputs[Page]> {
  const own: { [Name in CalculationPage]: () => object } = {
    clamp: () => ({ ...turnedFace(joint), ...shankOf(joint.sections ?? []) }),
    flexibility: () => ({}),
    stretching: () => stretchingFields(joint),
  }
  // The names are those of fields that both have, and what is added are fields of the page.
  return { ...picked(joint, commonFields[page]), ...own[page]() } as Partial<Inputs[Page]>
}

/** The face that turns: its own where it is entered, else the one under the head with the hole of the first part. */
function turnedFace({ dKm, dW, dh, dW1, layers = [] }: Partial<Joint>) {
  if (dKm !== undefined || dW !== undefined || dh !== undefined) return {}
  return definedOnly({ dW: dW1, dh: layers[0]?.dh })
}

type Rows = Partial<Schemas['BoltSection']>[]

/** The thinnest shank and the widest bores of the rows. */
function shankOf(sections: Rows) {
  const long = sections.filter(({ length = 0 }) => length > 0)
  const shanks = long.filter(({ kind }) => kind === 'shank')
  const least = (values: (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined)
    return known.length > 0 ? Math.min(...known) : undefined
  }
  const widest = (rows: Rows) => {
    const known = rows.map(({ bore }) => bore).filter((bore) => bore !== undefined)
    return known.length > 0 ? Math.max(...known) : undefined
  }
  return definedOnly({
    shankDiameter: least(shanks.map(({ diameter }) => diameter)),
    shankBore: widest(shanks),
    threadBore: widest(long.filter(({ kind }) => kind === 'thread' || kind === 'engaged')),
  })
}

const stretched = ['shank', 'thread', 'engaged']

function stretchingFields(joint: Partial<Joint>) {
  const { fastener, layers, sections, muSmall, Fmin, Fmax, tau = 0 } = joint
  const typed = joint.mode === undefined && Fmin !== undefined && Fmax !== undefined
  const mode = joint.mode ?? (typed ? 'force' : 'torque')
  return definedOnly({
    mode: fastener === 'lockbolt' ? 'lockbolt' : mode,
    // A preload that is known from elsewhere stretches the bolt by its greatest force.
    force: typed ? Fmax : undefined,
    tau: muSmall === undefined ? joint.tau : undefined,
    ...turnedFace(joint),
    // Head and nut are not part of the bolt that is stretched.
    sections: sections?.filter(({ kind }) => stretched.includes(kind)),
    stack: layers?.reduce((sum, { thickness }) => sum + thickness, 0),
    torsion: ['force', 'elongation', 'angle'].includes(mode) && (muSmall !== undefined || tau > 0),
  })
}

/** The fields of a joint that the input of a page tells: the same names, and the sections that a waist is told by. */
export function jointFieldsOf<Page extends CalculationPage>(
  page: Page,
  input: Partial<Inputs[Page]>,
): Partial<Joint> {
  // The compiler cannot narrow the input by its page; fields of other pages are absent.
  const { shankDiameter, shankBore, threadBore } = input as Partial<Inputs['clamp']>
  const waisted = [shankDiameter, shankBore, threadBore].some((value) => value !== undefined)
  return {
    ...picked(input, commonFields[page]),
    ...(page === 'clamp' && { mode: 'torque' as const }),
    ...(page === 'stretching' &&
      // The page has just been compared.
      (input as Partial<Inputs['stretching']>).mode === 'lockbolt' && {
        fastener: 'lockbolt' as const,
      }),
    ...(page === 'clamp' &&
      waisted && {
        sections: [
          // Their lengths are not told there, and do not matter to a stress.
          {
            kind: 'shank' as const,
            length: 1,
            ...definedOnly({ diameter: shankDiameter, bore: shankBore }),
          },
          { kind: 'thread' as const, length: 1, ...definedOnly({ bore: threadBore }) },
        ],
      }),
  }
}
