import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pageTitles } from '../../../src/generated/pages'

const read = (path: string) => readFileSync(path, 'utf8')
const keys = readdirSync('src/i18n')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => Object.keys(JSON.parse(read(join('src/i18n', file))) as object))

/** Names the titles of all pages; which of them a page says stands where it says it. */
const titles = 'src/generated/pages.ts'

/** Text areas loaded with the frame. */
const frame = ['common', 'shell']

interface LaterPart {
  of: string
  name: string
  module: string
  areas: string[]
}

const laterPattern = /lazyPage\(\s*'(\w+)',\s*\(\) => import\('([^']+)'\),?((?:\s*'\w+',?)*)\s*\)/g

const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src/web', file))

const laterParts: LaterPart[] = sources.flatMap((of) =>
  [...read(of).matchAll(laterPattern)].map(([, name, module, areas]) => ({
    of,
    name: name!,
    module: fileOf(of, module!),
    areas: [...areas!.matchAll(/'(\w+)'/g)].map(([, area]) => area!),
  })),
)

function fileOf(from: string, module: string): string {
  const path = join(dirname(from), module)
  const found = [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.\w+$/.test(file) && existsSync(file),
  )
  return found ?? path
}

/** The modules a module imports statically; lazy parts load their own texts. */
function importsOf(file: string): string[] {
  const source = read(file).replace(laterPattern, '')
  return [
    ...source.matchAll(/(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g),
  ]
    .map(([, fixed, later]) => fileOf(file, (fixed ?? later)!))
    .filter((path) => /\.tsx?$/.test(path) && path !== titles)
}

const areasIn = new Map<string, Set<string>>()
function areasOf(file: string): Set<string> {
  let areas = areasIn.get(file)
  if (areas) return areas
  areas = new Set<string>()
  areasIn.set(file, areas)
  // A prefix of a single word would also match other templates.
  const quoted = [
    ...read(file).matchAll(/(?<=(['"`]))([a-z]\w*\.\w[\w.]*)(?:\1|\$\{)/g),
    ...read(file).matchAll(/(?<=text\((`))([a-z]\w*\.)\$\{/g),
  ]
  for (const [, , said] of quoted)
    if (keys.some((key) => key === said || (said!.endsWith('.') && key.startsWith(said!))))
      areas.add(said!.split('.')[0]!)
  for (const [, path] of read(file).matchAll(/pageTitles\['([^']+)'\]/g))
    areas.add(pageTitles[path as keyof typeof pageTitles].split('.')[0]!)
  return areas
}

function reachedFrom(module: string): Set<string> {
  const reached = new Set<string>()
  const follow = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    importsOf(file).forEach(follow)
  }
  follow(module)
  return new Set([...reached].flatMap((file) => [...areasOf(file)]))
}

test('parts of pages are found', () => {
  expect(laterParts.length).toBeGreaterThan(60)
})

test.each(laterParts.filter(({ areas }) => areas.length > 0))(
  '$name of $of comes with the texts that it says',
  ({ module, areas }) => {
    const needed = [...reachedFrom(module)].filter((area) => !frame.includes(area))
    expect(areas).toEqual(expect.arrayContaining(needed))
  },
)
