import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The files that each file imports or exports from, types included. */
export function importGraph(sources: Map<string, ts.SourceFile>): Map<string, string[]> {
  const resolve = (from: string, specifier: string) => {
    const base = join(dirname(from), specifier)
    const candidates = [base, `${base}.ts`, `${base}.tsx`, base.replace(/\.js$/, '.ts')]
    return candidates.find((candidate) => sources.has(candidate))
  }
  const importsOf = (file: string, source: ts.SourceFile) =>
    source.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
      const specifier = statement.moduleSpecifier
      if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return []
      return resolve(file, specifier.text) ?? []
    })
  return new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]))
}

/** Strongly connected components of more than one file, by Tarjan's algorithm. */
export function findCycles(graph: Map<string, string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const lowOf = (file: string) => low.get(file) ?? 0
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.size - 1)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(file, Math.min(lowOf(file), lowOf(next)))
      } else if (stack.includes(next)) {
        low.set(file, Math.min(lowOf(file), index.get(next) ?? 0))
      }
    }
    if (lowOf(file) !== index.get(file)) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1) cycles.push(component)
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return cycles
}
