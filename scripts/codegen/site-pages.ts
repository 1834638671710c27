import { relative } from 'node:path'
import type { Access, Frame, PageParts, Parts } from '../../src/domain/pages/page'
import type { TextKey } from '../../src/generated/text-key'
import {
  isObject,
  laterModules,
  sourceOf,
  staticValue,
  type StaticObject,
  type StaticValue,
} from './static-value'

const web = 'src/web'
const lists = `${web}/pages.ts`

/** A page as the rest of the code generation sees it, drawn by hand or generated from a descriptor. */
interface Page {
  path: string
  frame: Frame
  access: Access
  title?: TextKey | undefined
  lead?: TextKey | undefined
  preload: 'text' | 'files' | 'none'
  parts: Parts
}

/** Makes a module for both sides and the server's own part from the lists of pages. */
export function pagesOfWeb(): { module: string; parts: PageParts } {
  const pages = [...drawnPages(), ...listPages()]
  return { module: pagesModule(pages), parts: partsOf(pages) }
}

function drawnPages(): Page[] {
  return objectsIn(staticValue(lists, 'drawnPages')).map((page) => ({
    ...factsOf(page),
    path: textIn(page, 'path'),
    title: optionalText(page.title),
    lead: optionalText(page.lead),
    parts: joined(frameParts(page.frame), partsIn(page.Page ?? page.element)),
  }))
}

/** The list, the forms and the detail of each descriptor, as `pathsOf` names them. */
function listPages(): Page[] {
  return objectsIn(staticValue(lists, 'listPages')).flatMap((area) => {
    const screens = partsIn(area.Page)
    const [module = ''] = screens.modules
    return objectsIn(staticValue(`${web}/${module}`, 'resources')).flatMap((resource) => {
      const facts = factsOf(area)
      const isTold = facts.preload !== 'none'
      const route = textIn(resource, 'route')
      const list: Page = {
        ...facts,
        path: route,
        title: isTold ? optionalText(resource.title) : undefined,
        parts: joined(frameParts(area.frame), screens, listParts(resource)),
      }
      const others = [
        ...(resource.create ? [`${route}/new`] : []),
        ...(resource.edit ? [`${route}/edit/:id`] : []),
        ...(resource.detail ? [textIn(resource, 'page')] : []),
      ]
      return [
        list,
        ...others.map((path): Page => ({ ...facts, path, preload: 'none', parts: list.parts })),
      ]
    })
  })
}

/** The module of the generated list, the schema of its records, and the parts beside them. */
function listParts(resource: StaticObject): Parts {
  const list = partsIn(staticValue(`${web}/screens/Screens.tsx`, 'ResourceList'))
  const schema = `../generated/screens/${textIn(resource, 'schema')}.json`
  const beside = ['listActions', 'bulkActions', 'exports', 'rowActions'].flatMap((name) =>
    modulesIn(resource[name]),
  )
  return { modules: [...list.modules, schema, ...beside], texts: [] }
}

/** The frames that are loaded with their pages are exported beside the lists. */
function frameParts(frame: StaticValue): Parts {
  const names: Partial<Record<Frame, string>> = {
    centre: 'PersonalCentre',
    supplier: 'SupplierLayout',
  }
  const name = Object.entries(names).find(([key]) => key === frame)?.[1]
  return name === undefined ? { modules: [], texts: [] } : partsIn(staticValue(lists, name))
}

/** `lazyPage(name, load, ...texts)`; a component that comes with the first view needs nothing. */
function partsIn(component: StaticValue): Parts {
  if (!Array.isArray(component)) return { modules: [], texts: [] }
  // createElement(component, props)
  if (Array.isArray(component[0])) return partsIn(component[0])
  const texts = component.filter((value): value is string => typeof value === 'string').slice(1)
  return { modules: modulesIn(component), ...(texts.length > 0 && { texts }) }
}

function modulesIn(value: StaticValue): string[] {
  if (Array.isArray(value)) return value.flatMap(modulesIn)
  if (!isObject(value)) return []
  if (typeof value.module === 'string') return [relative(web, value.module)]
  return Object.values(value).flatMap(modulesIn)
}

/** Texts are missing where one of the parts needs those of all areas. */
function joined(...parts: Parts[]): Parts {
  const texts = parts.flatMap((part) => part.texts ?? [])
  return {
    modules: [...new Set(parts.flatMap(({ modules }) => modules))],
    ...(parts.every((part) => part.texts) && { texts: [...new Set(texts)].sort() }),
  }
}

function factsOf(page: StaticObject): Pick<Page, 'frame' | 'access' | 'preload'> {
  const { frame, access, preload } = page
  if (typeof frame !== 'string' || !access || typeof preload !== 'string')
    throw new Error(`A page cannot be read: ${JSON.stringify(page)}`)
  // The compiler has checked the values of the list.
  return { frame, access, preload } as Pick<Page, 'frame' | 'access' | 'preload'>
}

function pagesModule(pages: Page[]): string {
  const frames = [...new Set(pages.map(({ frame }) => frame))]
  const accessByFrame = Object.fromEntries(
    frames.map((frame) => [
      frame,
      Object.fromEntries(
        pages.filter((page) => page.frame === frame).map(({ path, access }) => [path, access]),
      ),
    ]),
  )
  const titles = Object.fromEntries(
    pages.flatMap(({ path, title }) => (title ? [[path, title]] : [])),
  )
  const published = pages.filter(({ preload }) => preload === 'text').map(({ path }) => path)
  return [
    `import type { Access, Frame } from '../domain/pages/page'`,
    `export const pages: Record<Frame, Record<string, Access>> = ${JSON.stringify(accessByFrame)}`,
    `export const pageTitles = ${JSON.stringify(titles)} as const`,
    `export type PublishedPath = ${published.map((path) => JSON.stringify(path)).join(' | ')}`,
    '',
  ].join('\n')
}

function partsOf(pages: Page[]): PageParts {
  const start = sourceOf(`${web}/main.ts`)
  const texts = /loadTexts\(([^)]*)\)/.exec(start.text)?.[1] ?? ''
  return {
    first: {
      modules: laterModules(start, start.fileName).map((module) => relative(web, module)),
      texts: [...texts.matchAll(/'(\w+)'/g)].flatMap(([, area]) => area ?? []),
    },
    pages: Object.fromEntries(
      pages.filter(({ preload }) => preload !== 'none').map(({ path, parts }) => [path, parts]),
    ),
    leads: Object.fromEntries(pages.flatMap(({ path, lead }) => (lead ? [[path, lead]] : []))),
  }
}

const objectsIn = (value: StaticValue): StaticObject[] => {
  if (!Array.isArray(value) || !value.every(isObject))
    throw new Error('A list of pages cannot be read')
  return value
}

// A key that does not exist does not compile in the list.
const optionalText = (value: StaticValue) =>
  typeof value === 'string' ? (value as TextKey) : undefined

function textIn(object: StaticObject, name: string): string {
  const value = object[name]
  if (typeof value !== 'string') throw new Error(`${name} is missing in ${JSON.stringify(object)}`)
  return value
}
