import type { CalculationPage, Inputs } from './calculate'

/** Methods that a torque belongs to: it makes the force, or is what the force asks for where friction is told. */
const torqued: Inputs['stretching']['mode'][] = ['torque', 'force', 'elongation']

/** Methods of the stretching page that ask for a field; every other field is always asked for. */
const methods: Partial<Record<keyof Inputs['stretching'], Inputs['stretching']['mode'][]>> = {
  force: ['force', 'tensioner'],
  elongation: ['elongation'],
  angle: ['angle'],
  snugForce: ['angle'],
  deltaS: ['angle'],
  deltaP: ['angle'],
  torque: ['torque'],
  muLarge: torqued,
  torquePrevailing: torqued,
  head: torqued,
  toolScatter: torqued,
  torquePrevailingMin: torqued,
  muThreadLarge: torqued,
  muThreadSmall: torqued,
  muHeadLarge: torqued,
  muHeadSmall: torqued,
  muSmall: ['torque', 'force', 'elongation', 'angle'],
  dW: torqued,
  dh: torqued,
  dKm: torqued,
  effectiveLength: ['tensioner'],
  pistonArea: ['tensioner'],
  clampingForce: ['lockbolt'],
  minimumTensionLoad: ['lockbolt'],
  gripMin: ['lockbolt'],
  gripMax: ['lockbolt'],
  stack: ['lockbolt'],
  torsion: ['force', 'elongation', 'angle'],
  tau: ['force', 'elongation', 'angle'],
  torsionFactor: ['torque', 'force', 'elongation', 'angle'],
  threadFriction: ['torque', 'force', 'elongation', 'angle'],
}

/** Fields needed only to compute the torque of a force. */
const lever = [
  'head',
  'dW',
  'dh',
  'dKm',
  'torquePrevailing',
  'torquePrevailingMin',
  'toolScatter',
  'muThreadLarge',
  'muThreadSmall',
  'muHeadLarge',
  'muHeadSmall',
]

/** True if a field applies, given the other choices. */
export function isAsked(page: CalculationPage, name: string, values: Record<string, unknown>) {
  const lockbolt =
    page === 'stretching' ? values.mode === 'lockbolt' : values.fastener === 'lockbolt'
  if (['propertyClass', 'head', 'boltLength', 'threadLength', 'tau'].includes(name) && lockbolt)
    return false
  if (name === 'Rp02' || name === 'Rm') return values.propertyClass === 'other' && !lockbolt
  if (page === 'flexibility') {
    if (name === 'minimumTensionLoad') return lockbolt
    if (name === 'dW2') return values.joint !== 'ESV'
    if (name === 'fZ') return values.roughness === 'own'
    if (name === 'loadDirection' || name === 'interfaces') return values.roughness !== 'own'
    return true
  }
  if (page === 'clamp') return true
  // Values are checked later; another mode asks for no field.
  const mode = values.mode as Inputs['stretching']['mode']
  // A torsion is entered as a stress where no friction is known that gives it.
  if (
    page === 'stretching' &&
    name === 'tau' &&
    (values.torsion !== true || values.muSmall !== undefined)
  )
    return false
  if (name === 'muSmall' && mode === 'angle') return values.torsion === true
  // A force alone needs no friction; with it, the torques that it asks for are told.
  const ofTorque = torqued.includes(mode) && mode !== 'torque' && values.muLarge === undefined
  if (ofTorque && lever.includes(name)) return false
  // The names of the table are fields of the page.
  const asking = (methods as Partial<Record<string, (typeof mode)[]>>)[name]
  return asking === undefined || asking.includes(mode)
}

/** The input to send, without fields that do not apply. */
export function askedOnly(page: CalculationPage, values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isAsked(page, name, values)))
}
