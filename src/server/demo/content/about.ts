import type { DemoAbout } from './content'

export const demoAbout: DemoAbout[] = []
