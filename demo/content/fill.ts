import { passOver } from '../../src/server/audit/watch.sql'
import type { Database, Pool } from '../../src/server/database/database'
import { demoAbout } from './about'
import { demoArticles } from './articles'
import { demoCases } from './cases'
import type { Both, DemoAbout, DemoArticle, DemoCase, DemoExperiment, DemoScene } from './content'
import { demoExperiments, laboratoryIntroduction } from './experiments'
import { aboutUsLinks, groupOf, maker, subjectOf } from './groups'
import { demoScenes } from './scenes'
import { publicationKinds } from '../../src/server/content/publications.sql'
import {
  classesByName,
  lockedContents,
  namedPart,
  storeExperiment,
  storePublication,
  storeScene,
  storeSceneCases,
  storeSitePage,
  type NamedClass,
} from './store.sql'
import { valueIn } from '../../src/domain/lists/items'

export interface DemoContent {
  scenes: DemoScene[]
  cases: DemoCase[]
  articles: DemoArticle[]
  experiments: DemoExperiment[]
  about: DemoAbout[]
  laboratory: Both
}

const demoContent: DemoContent = {
  scenes: demoScenes,
  cases: demoCases,
  articles: demoArticles,
  experiments: demoExperiments,
  about: demoAbout,
  laboratory: laboratoryIntroduction,
}

type ClassesOf = (of: { productClasses: string[] }) => NamedClass[]

/** Fills an empty shop with demo content in one transaction. Requires the products. */
export function seedContent(pool: Pool, content: DemoContent = demoContent): Promise<boolean> {
  return pool.transaction().execute(async (database) => {
    await passOver(database)
    if (await lockedContents(database)) return false
    const classes = await classesByName(database)
    const classesOf: ClassesOf = ({ productClasses }) =>
      [...new Set(productClasses)].flatMap((name) => classes.get(name) ?? [])
    await seedScenesAndCases(database, content, classesOf)
    for (const article of content.articles)
      await storePublication(database, {
        kind: publicationKinds.article,
        typeCode: subjectOf(article),
        ...publicationOf(article, classesOf),
        slug: `article/${article.slug}`,
      })
    await seedExperiments(database, content.experiments)
    for (const { type, title, body } of content.about)
      await storeSitePage(database, `about_us_type_${type}`, { typeName: title, content: body })
    for (const { type, title, link } of aboutUsLinks)
      await storeSitePage(database, `about_us_type_${type}`, {
        typeName: title,
        content: { zh: '', en: '' },
        privacyLink: link,
      })
    await storeSitePage(database, 'laboratory', {
      typeName: { zh: '实验室介绍', en: 'The laboratory' },
      content: content.laboratory,
    })
    return true
  })
}

const drawing = { width: 960, height: 540 }
const percentOf = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10

async function seedScenesAndCases(database: Database, content: DemoContent, classesOf: ClassesOf) {
  const sceneIds = new Map<string, number>()
  for (const [sort, scene] of content.scenes.entries()) {
    const { slug, name, summary, overview, picture, joints } = scene
    const data = {
      industryName: name,
      industrySceneName: groupOf(scene),
      summary,
      content: overview,
      fileUrl: picture,
      joints: joints.map(({ name, note, at: [x, y], parts }) => ({
        name,
        note,
        x: percentOf(x, drawing.width),
        y: percentOf(y, drawing.height),
        parts: Object.entries(parts).map(([model, counts]) => ({ model, counts })),
      })),
    }
    const classIds = classesOf(scene).map(({ id }) => id)
    const id = await storeScene(database, { slug, sort, data, classIds })
    sceneIds.set(slug, id)
  }
  const caseIds = new Map<string, number>()
  for (const item of content.cases) {
    const id = await storePublication(database, {
      kind: publicationKinds.case,
      sceneId: sceneIds.get(item.scene),
      ...publicationOf(item, classesOf),
      // Prefixed, because an article may have the same slug.
      slug: `case/${item.slug}`,
    })
    caseIds.set(item.slug, id)
  }
  for (const { slug, cases } of content.scenes) {
    const own = content.cases.filter(({ scene }) => scene === slug).map((item) => item.slug)
    const ids = [...new Set([...cases, ...own])].flatMap((name) => caseIds.get(name) ?? [])
    await storeSceneCases(database, valueIn(sceneIds, slug), ids)
  }
}

/** Keywords: the first classes of the article. */
const mostKeywords = 4

function publicationOf(entry: DemoCase | DemoArticle, classesOf: ClassesOf) {
  const { title, summary, body, picture, date } = entry
  const classes = classesOf(entry)
  const named = classes.slice(0, mostKeywords)
  const keyword = {
    zh: named.map(({ name }) => name.zh).join(','),
    // Keywords are separated by commas, so a comma in a name becomes brackets.
    en: named.map(({ name }) => name.en.replace(/, (.*)$/s, ' ($1)')).join(','),
  }
  return {
    auditDate: date,
    classIds: classes.map(({ id }) => id),
    data: { name: title, keyword, summary, content: body, identityName: maker, fileUrl: picture },
  }
}

async function seedExperiments(database: Database, experiments: DemoExperiment[]) {
  for (const [sort, experiment] of experiments.entries()) {
    const { slug, name, kind, object, summary, body, picture, standards, duration, samples } =
      experiment
    await storeExperiment(database, {
      slug,
      sort,
      typeId: await namedPart(database, 'experiment_type', kind),
      objectId: await namedPart(database, 'experiment_object', object),
      data: {
        projectName: name,
        summary,
        content: body,
        fileUrl: picture,
        standards,
        duration,
        samples,
      },
    })
  }
}
