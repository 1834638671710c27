import { inputRows } from '../../../domain/calculation/input-rows'
import { isAskedOfJoint } from '../../../domain/calculation/joint/asked'
import type { Joint } from '../../../domain/calculation/joint/views'
import type { Quantity } from '../../../domain/units/units'
import type { PdfBlock, PdfFact } from '../../pdf/document'
import { inputBlocks } from '../input-blocks'
import {
  chosen,
  coverText,
  coverTitle,
  headingOf,
  jointTitle,
  measured,
  paragraph,
  schemaNamed,
  type Frame,
} from './frame'

/** Friction, tightening and locking, each with the document that it is from. */
export function tighteningBlocks(frame: Frame): PdfBlock[] {
  const { report, text, language, system } = frame
  const { input: joint, result } = report.data
  const choice = (name: keyof Joint): PdfFact => ({
    label: jointTitle(name, language),
    value: chosen(name, frame),
  })
  const figure = (
    name: 'torque' | 'torquePrevailing' | 'toolScatter' | 'preloadScatter',
    quantity: Quantity,
  ): PdfFact[] => {
    const value = joint[name]
    if (value === undefined) return []
    return [{ label: jointTitle(name, language), value: measured(value, quantity, system) }]
  }
  const source = (
    name: 'frictionSource' | 'lockingProof' | 'coating' | 'corrosion' | 'assembly',
  ): PdfFact => ({
    label: coverTitle(name, language),
    value: coverText(name, frame),
  })
  const range = (small: number | undefined, large: number | undefined) =>
    small === undefined && large === undefined
      ? text('calculation.signed.notGiven')
      : `${small ?? '–'} … ${large ?? '–'}`
  const { muSmall, muLarge } = joint
  return [
    headingOf('tightening', text),
    {
      kind: 'facts',
      columns: 3,
      facts: [
        {
          label: text('calculation.signed.threadFriction'),
          value: range(joint.muThreadSmall ?? muSmall, joint.muThreadLarge ?? muLarge),
        },
        {
          label: text('calculation.signed.headFriction'),
          value: range(joint.muHeadSmall ?? muSmall, joint.muHeadLarge ?? muLarge),
        },
        source('frictionSource'),
        choice('tightening'),
        {
          label: text('calculation.signed.alphaA'),
          value: measured(result.preload.alphaA, 'number', system),
        },
        ...figure('torque', 'torque'),
        ...figure('torquePrevailing', 'torque'),
        ...figure('toolScatter', 'share'),
        ...figure('preloadScatter', 'share'),
        choice('toolCategory'),
        choice('riskClass'),
        choice('locking'),
        ...(['lockingProof', 'coating', 'corrosion', 'assembly'] as const).map(source),
      ],
    },
    paragraph(text('calculation.signed.categories'), 'muted'),
  ]
}

/** Everything that was entered, in the order of the fields. */
export function enteredBlocks({ report, text, language, system }: Frame): PdfBlock[] {
  const all = {
    BoltHead: schemaNamed('BoltHead'),
    BoltSection: schemaNamed('BoltSection'),
    ClampedLayer: schemaNamed('ClampedLayer'),
    PartMaterial: schemaNamed('PartMaterial'),
  }
  const { input } = report.data
  const rows = inputRows(input, schemaNamed('Joint'), {
    language,
    system,
    text,
    all,
    asked: (name) => isAskedOfJoint(name, input),
  })
  return [headingOf('input', text), ...inputBlocks(rows)]
}
