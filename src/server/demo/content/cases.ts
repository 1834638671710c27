import type { DemoCase } from './content'

export const demoCases: DemoCase[] = []
