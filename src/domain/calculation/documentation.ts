import type { Schemas } from '../schemas'
import type { JointResult } from './joint/compute-joint'
import type { Joint } from './joint/views'

/** Sections of the report of a joint, in its order. */
export const reportSections = [
  'parts',
  'materials',
  'tightening',
  'input',
  'checks',
  'formulas',
  'chain',
  'charts',
  'limits',
  'documentation',
  'sources',
] as const

export type ReportSection = (typeof reportSections)[number]

/** A joint as its report knows it. */
export interface ReportedJoint {
  joint: Joint
  result: JointResult
  cover: Schemas['ReportCover']
  model: string | undefined
}

interface DocumentationItem {
  name: string
  /** Heading that asks for the item, in the parts of a standard that anybody can read. */
  clause: string
  /** The section that gives it; nothing where the report lacks it. */
  given: (report: ReportedJoint) => ReportSection | undefined
}

const when = (given: unknown, section: ReportSection) => (given ? section : undefined)

const hasFriction = ({ muLarge, muThreadLarge, muHeadLarge }: Joint) =>
  (muLarge ?? muThreadLarge ?? muHeadLarge) !== undefined

/**
 * Items that a documentation of a bolted joint of a rail vehicle tells, by the headings of DIN 25201-1:2015-12 and of
 * TB/T 3246.2-2019, the Chinese standard of the same series. Only headings are public: the list follows them, and what
 * a clause asks for in detail is not claimed.
 */
export const documentationItems = [
  {
    name: 'riskClass',
    clause: 'DIN 25201-1, 3',
    given: ({ joint }) => when(joint.riskClass, 'tightening'),
  },
  { name: 'calculation', clause: 'DIN 25201-1, 5.2', given: () => 'checks' },
  { name: 'preload', clause: 'TB/T 3246.2, 4.3', given: () => 'chain' },
  { name: 'geometry', clause: 'TB/T 3246.2, 5.1', given: () => 'parts' },
  { name: 'clampLength', clause: 'TB/T 3246.2, 5.2', given: () => 'chain' },
  { name: 'resilience', clause: 'TB/T 3246.2, 5.3', given: () => 'chain' },
  {
    name: 'tool',
    clause: 'TB/T 3246.2, 6.2',
    given: ({ joint }) => when(joint.tightening, 'tightening'),
  },
  { name: 'thread', clause: 'TB/T 3246.2, 6.3', given: () => 'parts' },
  {
    name: 'bolt',
    clause: 'TB/T 3246.2, 6.4–6.5',
    given: ({ cover, model }) => when(cover.bolt ?? model, 'parts'),
  },
  {
    name: 'nut',
    clause: 'TB/T 3246.2, 6.6',
    given: ({ joint, cover }) =>
      when(joint.joint === 'ESV' ? joint.tappedMaterial : cover.nut, 'parts'),
  },
  {
    name: 'washers',
    clause: 'TB/T 3246.2, 6.7',
    given: ({ joint, cover }) =>
      when(cover.washers ?? !joint.layers.some(({ washer }) => washer), 'parts'),
  },
  {
    name: 'coating',
    clause: 'TB/T 3246.2, 6.8',
    given: ({ cover }) => when(cover.coating, 'tightening'),
  },
  {
    name: 'engagement',
    clause: 'TB/T 3246.2, 7.2.2',
    given: ({ joint }) => when(joint.joint === 'ESV' ? joint.engagement : joint.nutClass, 'checks'),
  },
  {
    name: 'friction',
    clause: 'TB/T 3246.2, 7.2.3',
    given: ({ joint, cover }) => when(hasFriction(joint) && cover.frictionSource, 'tightening'),
  },
  {
    name: 'tighteningFactor',
    clause: 'TB/T 3246.2, 7.2.4',
    given: ({ joint }) =>
      when(joint.toolScatter ?? joint.preloadScatter ?? joint.Fmin, 'tightening'),
  },
  {
    name: 'torque',
    clause: 'TB/T 3246.2, 7.3.3',
    given: ({ joint }) => when(joint.torque, 'tightening'),
  },
  {
    name: 'locking',
    clause: 'DIN 25201-4',
    given: ({ joint, cover }) => when(joint.locking && cover.lockingProof, 'tightening'),
  },
  {
    name: 'corrosion',
    clause: 'DIN 25201-5',
    given: ({ cover }) => when(cover.corrosion, 'tightening'),
  },
  {
    name: 'assembly',
    clause: 'DIN 25201-7',
    given: ({ cover }) => when(cover.assembly, 'tightening'),
  },
] as const satisfies DocumentationItem[]

/** Items whose contents no public source gives: nothing is claimed of them. */
export const unpublished = [
  { name: 'category', clause: 'DIN 25201-1, 4' },
  { name: 'record', clause: 'TB/T 3246.2, A' },
] as const

/** Public pages that the headings were read on. */
export const documentationSources = [
  { standard: 'DIN 25201-1:2015-12', address: 'm.mydoc123.com/d-655288.html' },
  { standard: 'TB/T 3246.2-2019', address: 'ebook.chinabuilding.com.cn (135004)' },
  { standard: 'DIN EN 17976:2025-03', address: 'teckentrup-sli.de/de/glossar' },
] as const
