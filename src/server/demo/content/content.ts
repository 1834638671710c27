/** A text in both languages. */
export interface Both {
  zh: string
  en: string
}

export interface DemoScene {
  slug: string
  name: Both
  summary: Both
  /** HTML. */
  overview: Both
  /** An address under /crrc_sales_web_html/pictures/content/. */
  picture: string
  /** English class names of the demo catalogue. */
  productClasses: string[]
  /** Slugs. */
  cases: string[]
}

export interface DemoCase {
  slug: string
  title: Both
  summary: Both
  /** HTML. */
  body: Both
  picture: string
  /** Slug. */
  scene: string
  productClasses: string[]
  /** YYYY-MM-DD. */
  date: string
}

export interface DemoArticle {
  slug: string
  title: Both
  summary: Both
  /** HTML. */
  body: Both
  picture: string
  productClasses: string[]
  /** YYYY-MM-DD. */
  date: string
}

export interface DemoExperiment {
  slug: string
  name: Both
  /** The type of experiment. */
  kind: Both
  /** What is tested. */
  object: Both
  summary: Both
  /** HTML. */
  body: Both
  picture: string
  standards: string[]
  duration: Both
  samples: Both
}

export interface DemoAbout {
  type: 1 | 4 | 5
  title: Both
  /** HTML. */
  body: Both
}
