import type { DemoScene } from './content'

export const demoScenes: DemoScene[] = []
