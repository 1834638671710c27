import type { Both, DemoExperiment } from './content'

export const demoExperiments: DemoExperiment[] = []

export const laboratoryIntroduction: Both = { zh: '', en: '' }
