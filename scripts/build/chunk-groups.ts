import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { PageParts } from '../../src/domain/pages/page'
import { mergedPieces, type Piece } from './merged-pieces.ts'

/** Packages that every page needs; what only generated screens use of the queries stays with these. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|openapi-fetch|@tanstack\/[\w-]+)\/(?!.*([qQ]ueriesObserver|useQueries|[iI]nfiniteQuery|useSuspense))/

/** The helper that loads later parts must not come with one of them. */
const preloadHelper = /vite\/preload-helper/

type Modules = Map<string, Rolldown.ModuleInfo>

/**
 * Puts the modules into files by who needs them. The modules that the first view shares with later parts are the file
 * `frame`; modules that the same parts need stay together, and small ones join others, because every file in the head of
 * a page takes the browser a while.
 */
export function chunkGroups(root: string) {
  let fileOf = new Map<string, string>()
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const modules: Modules = new Map()
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id)
        if (module) modules.set(id, module)
      }
      fileOf = filesOf(modules, firstPages(root))
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const packages = chunks.map((chunk) => [chunk.fileName, packagesOf(chunk.moduleIds)])
      this.emitFile({
        type: 'asset',
        fileName: '.vite/packages.json',
        source: JSON.stringify(Object.fromEntries(packages)),
      })
    },
  }
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'preload', test: preloadHelper },
    { name: 'libraries', test: libraries },
    {
      debugName: 'shared',
      name: (id) => fileOf.get(id) ?? null,
      includeDependenciesRecursively: false,
    },
  ]
  return { plugin, groups }
}

/** The packages in a file, for the tests of what a page loads. */
const packagesOf = (moduleIds: readonly string[]) => [
  ...new Set(moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])),
]

/** The modules of the pages whose files the server names. */
function firstPages(root: string): Set<string> {
  // Written by the code generation, in this form.
  const { pages } = JSON.parse(
    readFileSync(resolve(root, '../generated/page-parts.json'), 'utf8'),
  ) as PageParts
  const modules = Object.values(pages).flatMap((page) => page.modules)
  return new Set(modules.map((module) => resolve(root, module)))
}

/** Modules behind the index of antd: through it each user seems to need all of them, before unused ones are dropped. */
const isBehindIndex = (id: string) =>
  /node_modules\/(antd|@ant-design|@rc-component|rc-[\w-]+)\//.test(id)

/** The name of the file for each module that several parts need. */
function filesOf(modules: Modules, firstPages: Set<string>): Map<string, string> {
  const importsOf = (id: string) => modules.get(id)?.importedIds ?? []
  const lengthOf = (id: string) => modules.get(id)?.code?.length ?? 0
  const users = usersOf(modules, importsOf)
  const inOtherGroups = reached(
    [...modules.keys()].filter((id) => libraries.test(id) || preloadHelper.test(id)),
    importsOf,
  )
  const first = firstParts(modules, importsOf)

  const fileOf = new Map<string, string>()
  const pieces = new Map<string, Piece>()
  for (const [id, usedBy] of users) {
    if (inOtherGroups.has(id) || usedBy.size < 2 || isBehindIndex(id)) continue
    if ([...usedBy].some((user) => first.has(user))) {
      fileOf.set(id, 'frame')
      continue
    }
    const hasComponents = [...reached([id], importsOf)].some(isBehindIndex)
    const key = [...usedBy, hasComponents ? 'with components' : ''].sort().join('\n')
    const piece = pieces.get(key) ?? { users: usedBy, modules: [], size: 0, hasComponents }
    piece.modules.push(id)
    piece.size += lengthOf(id)
    pieces.set(key, piece)
  }

  const merged = mergedPieces([...pieces.values()], importsOf, firstPages)
  const names = new Set<string>()
  for (const piece of merged) {
    const largest = piece.modules.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a))
    const name = freeName(basename(largest).split(/[.?]/)[0] || 'shared', names)
    names.add(name)
    for (const id of piece.modules) fileOf.set(id, name)
  }
  return fileOf
}

const freeName = (name: string, taken: Set<string>): string =>
  taken.has(name) ? freeName(`${name}-`, taken) : name

/** The parts that are loaded before any page. */
function firstParts(modules: Modules, importsOf: (id: string) => readonly string[]): Set<string> {
  const entries = [...modules.values()].filter(({ isEntry }) => isEntry).map(({ id }) => id)
  const atStart = [...reached(entries, importsOf)]
  return new Set(atStart.flatMap((id) => modules.get(id)?.dynamicallyImportedIds ?? []))
}

/** The entries and later parts that need each module. */
function usersOf(modules: Modules, importsOf: (id: string) => readonly string[]) {
  const users = new Map<string, Set<string>>()
  for (const { id: start, isEntry, dynamicImporters } of modules.values()) {
    if (!isEntry && dynamicImporters.length === 0) continue
    for (const id of reached([start], importsOf))
      users.set(id, (users.get(id) ?? new Set()).add(start))
  }
  return users
}

/** The modules that some modules need, these included. */
function reached(from: string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const ids = new Set(from)
  // A set is walked to its end, entries that are added meanwhile included.
  for (const id of ids) for (const imported of importsOf(id)) ids.add(imported)
  return ids
}
