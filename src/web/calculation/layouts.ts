import type { CalculationPage, Inputs } from '../../domain/calculation/calculate'
import type { TextKey } from '../language/locale'

type Names<Page extends CalculationPage> = (keyof Inputs[Page] & string)[]

/** A group of fields under a heading; `shown` decides by what is entered whether a field is asked for. */
export interface FieldsOf<Page extends CalculationPage> {
  title: TextKey
  fields: Names<Page>
  /** Folded until somebody wants it. */
  advanced?: boolean
}

/** The fields of each page, in order; titles, limits and choices come from the schema. */
export const layouts: { [Page in CalculationPage]: FieldsOf<Page>[] } = {
  clamp: [
    { title: 'calculation.part.bolt', fields: ['d', 'P', 'head', 'propertyClass', 'Rp02', 'Rm'] },
    { title: 'calculation.part.face', fields: ['dW', 'dh', 'dKm'] },
    { title: 'calculation.part.friction', fields: ['muLarge', 'muSmall'] },
    { title: 'calculation.part.torque', fields: ['torque', 'torquePrevailing', 'wantedForce'] },
    {
      title: 'calculation.part.advanced',
      advanced: true,
      fields: [
        'toolScatter',
        'torquePrevailingMin',
        'muThreadLarge',
        'muThreadSmall',
        'muHeadLarge',
        'muHeadSmall',
        'shankDiameter',
        'shankBore',
        'threadBore',
        'utilisation',
        'torsionFactor',
        'threadFriction',
      ],
    },
  ],
  flexibility: [
    {
      title: 'calculation.part.bolt',
      fields: [
        'fastener',
        'd',
        'P',
        'head',
        'propertyClass',
        'Rp02',
        'Rm',
        'minimumTensionLoad',
        'joint',
        'boltModulus',
      ],
    },
    { title: 'calculation.part.sections', fields: ['boltLength', 'threadLength', 'sections'] },
    { title: 'calculation.part.layers', fields: ['layers', 'dW1', 'dW2'] },
    { title: 'calculation.part.preload', fields: ['Fmin', 'Fmax'] },
    {
      title: 'calculation.part.loads',
      fields: ['FAmax', 'FAmin', 'n', 'FQ', 'slipFaces', 'muT', 'FKerf'],
    },
    {
      title: 'calculation.part.embedding',
      fields: ['roughness', 'loadDirection', 'interfaces', 'fZ'],
    },
    {
      title: 'calculation.part.temperature',
      fields: ['assemblyTemperature', 'serviceMin', 'serviceMax', 'boltAlpha'],
    },
    {
      title: 'calculation.part.advanced',
      advanced: true,
      fields: ['partsServiceMin', 'partsServiceMax', 'boltModulusHot', 'tau', 'pG', 'cone'],
    },
  ],
  stretching: [
    { title: 'calculation.part.method', fields: ['mode'] },
    {
      title: 'calculation.part.bolt',
      fields: ['d', 'P', 'head', 'propertyClass', 'Rp02', 'Rm', 'boltModulus'],
    },
    {
      title: 'calculation.part.drive',
      fields: [
        'force',
        'elongation',
        'angle',
        'snugForce',
        'deltaS',
        'deltaP',
        'torque',
        'torquePrevailing',
        'muLarge',
        'muSmall',
        'dW',
        'dh',
        'dKm',
        'effectiveLength',
        'pistonArea',
        'clampingForce',
        'minimumTensionLoad',
        'gripMin',
        'gripMax',
        'stack',
        'torsion',
        'tau',
      ],
    },
    { title: 'calculation.part.sections', fields: ['boltLength', 'threadLength', 'sections'] },
    {
      title: 'calculation.part.advanced',
      advanced: true,
      fields: [
        'toolScatter',
        'torquePrevailingMin',
        'muThreadLarge',
        'muThreadSmall',
        'muHeadLarge',
        'muHeadSmall',
        'utilisation',
        'torsionFactor',
        'threadFriction',
      ],
    },
  ],
}
