/** Shape of the demo's texts: both languages, rich text as HTML. */

export interface Both {
  zh: string
  en: string
}

/** A joint on the drawing of a scene. */
export interface DemoJoint {
  name: Both
  note: Both
  /** Place on the drawing of 960 x 540. */
  at: [x: number, y: number]
  /** Pieces of each model in one joint. */
  parts: Record<string, number>
}

export interface DemoScene {
  slug: string
  name: Both
  summary: Both
  /** HTML */
  overview: Both
  /** Address below /crrc_sales_web_html/pictures/content/. */
  picture: string
  joints: DemoJoint[]
  /** English names of classes in the demo catalogue. */
  productClasses: string[]
  /** Slugs of cases. */
  cases: string[]
}

export interface DemoCase {
  slug: string
  title: Both
  summary: Both
  /** HTML */
  body: Both
  picture: string
  /** Slug of a scene. */
  scene: string
  productClasses: string[]
  /** YYYY-MM-DD */
  date: string
}

export interface DemoArticle {
  slug: string
  title: Both
  summary: Both
  /** HTML */
  body: Both
  picture: string
  productClasses: string[]
  /** YYYY-MM-DD */
  date: string
}

export interface DemoExperiment {
  slug: string
  name: Both
  /** Type of experiment. */
  kind: Both
  /** Test object. */
  object: Both
  summary: Both
  /** HTML */
  body: Both
  picture: string
  standards: string[]
  duration: Both
  samples: Both
}

/** Types 2 and 3 of "about us" are links without text. */
export interface DemoAbout {
  type: 1 | 4 | 5
  title: Both
  /** HTML */
  body: Both
}
