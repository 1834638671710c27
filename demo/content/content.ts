/** What the demo's texts look like: both languages side by side, texts with markup as HTML. */

export interface Both {
  zh: string
  en: string
}

export interface DemoScene {
  slug: string
  name: Both
  summary: Both
  /** HTML */
  overview: Both
  /** an address under /crrc_sales_web_html/pictures/content/ */
  picture: string
  /** English names of classes of the demo catalogue */
  productClasses: string[]
  /** slugs of cases */
  cases: string[]
}

export interface DemoCase {
  slug: string
  title: Both
  summary: Both
  /** HTML */
  body: Both
  picture: string
  /** slug of a scene */
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
  /** the type of experiment */
  kind: Both
  /** what is tested */
  object: Both
  summary: Both
  /** HTML */
  body: Both
  picture: string
  standards: string[]
  duration: Both
  samples: Both
}

/** Types 2 and 3 of about us are links, they have no text. */
export interface DemoAbout {
  type: 1 | 4 | 5
  title: Both
  /** HTML */
  body: Both
}
