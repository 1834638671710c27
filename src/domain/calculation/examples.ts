import type { Schemas } from '../schemas'
import type { Inputs } from './calculate'

/** Complete inputs that the pages offer to begin with, and that the engine is verified by. */
export const clampExample: Inputs['clamp'] = {
  d: 16,
  P: 2,
  propertyClass: '10.9',
  dKm: 19.995,
  muLarge: 0.16,
  muSmall: 0.1,
  torque: 230,
  torquePrevailing: 20,
  torquePrevailingMin: 8,
  toolScatter: 0.05,
}

/** A bolt M16 with 41 mm between head and nut. */
const sectionsOfM16: Schemas['BoltSection'][] = [
  { kind: 'head', length: 8 },
  { kind: 'shank', length: 25, diameter: 16 },
  { kind: 'thread', length: 16 },
  { kind: 'engaged', length: 8 },
  { kind: 'nut', length: 6.4 },
]

export const flexibilityExample: Inputs['flexibility'] = {
  d: 16,
  P: 2,
  propertyClass: '10.9',
  joint: 'DSV',
  boltModulus: 207,
  sections: sectionsOfM16,
  layers: [
    { thickness: 3, E: 207, DA: 30, dh: 17, alpha: 11.7, washer: true },
    { thickness: 20, E: 71, DA: 60, dh: 17.5, alpha: 23.6 },
    { thickness: 15, E: 207, DA: 60, dh: 17.5, alpha: 11.7 },
    { thickness: 3, E: 207, DA: 30, dh: 17, alpha: 11.7, washer: true },
  ],
  dW1: 22.49,
  dW2: 22.49,
  n: 0.5,
  FAmax: 15000,
  roughness: '10to40',
  loadDirection: 'axial',
  assemblyTemperature: 20,
  serviceMin: -40,
  serviceMax: 80,
  boltAlpha: 11.7,
  Fmin: 60344.5,
  Fmax: 107470.69,
  tau: 242.337,
  pG: 770,
}

export const stretchingExample: Inputs['stretching'] = {
  mode: 'force',
  d: 24,
  P: 3,
  propertyClass: '10.9',
  boltModulus: 207,
  sections: [
    { kind: 'shank', length: 120, diameter: 24 },
    { kind: 'thread', length: 30 },
    { kind: 'engaged', length: 12 },
    { kind: 'engaged', length: 12 },
  ],
  force: 200000,
}

/** A joint whose every check is made and met. */
export const jointExample: Schemas['Joint'] = {
  d: 16,
  P: 2,
  propertyClass: '10.9',
  nutClass: '10',
  dW1: 22.49,
  dW2: 22.49,
  muLarge: 0.16,
  muSmall: 0.1,
  torque: 230,
  torquePrevailing: 20,
  torquePrevailingMin: 8,
  toolScatter: 0.05,
  boltModulus: 207,
  boltAlpha: 11.7,
  sections: sectionsOfM16,
  layers: [
    { thickness: 20, E: 207, DA: 60, dh: 17.5, alpha: 11.7, material: '34CrNiMo6' },
    { thickness: 21, E: 207, DA: 60, dh: 17.5, alpha: 11.7, material: '34CrNiMo6' },
  ],
  loading: 'concentric',
  n: 0.5,
  FAmax: 10_000,
  FQ: 2000,
  muT: 0.2,
  shearPlane: 'shank',
  loadDirection: 'shear',
  assemblyTemperature: 20,
  serviceMin: -40,
  serviceMax: 80,
}
