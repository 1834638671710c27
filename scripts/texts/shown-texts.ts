import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { demoReplies } from '../../demo/chat/replies'
import { demoQuestions } from '../../demo/chat/questions'
import { demoAbout } from '../../demo/content/about'
import { demoArticles } from '../../demo/content/articles'
import { demoBootItems } from '../../demo/content/boot-data'
import { demoCases } from '../../demo/content/cases'
import { demoExperiments } from '../../demo/content/experiments'
import { demoScenes } from '../../demo/content/scenes'
import { demoMessages } from '../../demo/messages/board'
import { demoTerms } from '../../demo/prices/terms'

/** A text that people see, in both languages. */
export interface ShownText {
  /** File, or part of the demo, and the place within. */
  where: string
  zh: string
  en: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Every text that customers or staff see: of screens, fields, messages, e-mails, documents and the demo. */
export function shownTexts(): ShownText[] {
  const described = [
    ...filesBelow('src/i18n'),
    ...filesBelow('schemas'),
    'src/server/settings/environment.json',
    'src/server/drawing/texts.json',
  ].filter((file) => file.endsWith('.json'))
  const calls = filesBelow('openapi').filter((file) => file.endsWith('.yaml'))
  return [
    ...described.flatMap((file) => pairsIn(JSON.parse(readFileSync(file, 'utf8')), file)),
    ...calls.flatMap((file) => pairsIn(parse(readFileSync(file, 'utf8')), file)),
    ...demoTexts(),
  ]
}

function demoTexts(): ShownText[] {
  const parts = {
    questions: demoQuestions,
    replies: demoReplies,
    about: demoAbout,
    articles: demoArticles,
    areas: demoBootItems(),
    cases: demoCases,
    experiments: demoExperiments,
    scenes: demoScenes,
    terms: demoTerms,
  }
  return [
    ...Object.entries(parts).flatMap(([name, part]) => pairsIn(part, `demo ${name}`)),
    ...demoMessages.map(({ theme, description, reply }, index) => ({
      where: `demo messages.${index}`,
      zh: [theme, description, reply?.text].join('\n'),
      en: '',
    })),
  ]
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Pairs below a value: `zh` and `en`, `title` and `x-zh`, and `textZh` with `textEn`. */
function pairsIn(value: unknown, where: string): ShownText[] {
  if (Array.isArray(value)) return value.flatMap((part, at) => pairsIn(part, `${where}.${at}`))
  if (typeof value !== 'object' || value === null) return []
  const fields = new Map<string, unknown>(Object.entries(value))
  const pairs: ShownText[] = []
  for (const [key, text] of fields) {
    const zh = chineseOf(key, fields)
    if (zh !== undefined && isText(text)) pairs.push({ where: `${where}.${key}`, zh, en: text })
    if (typeof text === 'object') pairs.push(...pairsIn(text, `${where}.${key}`))
  }
  return pairs
}

/** The Chinese text beside an English one of this name. */
function chineseOf(key: string, fields: ReadonlyMap<string, unknown>): string | undefined {
  const names = [
    key === 'en' && 'zh',
    key === 'title' && 'x-zh',
    key.endsWith('En') && key.replace(/En$/, 'Zh'),
    key.endsWith('En') && key.replace(/En$/, ''),
  ]
  return names.map((name) => (name ? fields.get(name) : undefined)).find(isText)
}
