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
    specifiersIn(source)
      .filter((specifier) => specifier.startsWith('.'))
      .flatMap((specifier) => resolve(file, specifier) ?? [])
  return new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]))
}

/** The modules that a file imports or exports from, also those that it loads later. */
function specifiersIn(source: ts.SourceFile): string[] {
  const specifiers: string[] = []
  const visit = (node: ts.Node): void => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined
    if (named && ts.isStringLiteral(named)) specifiers.push(named.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return specifiers
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
