import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A module that is imported later, as `() => import('./x')` names it: its path from the root of the project. */
export interface LaterModule {
  module: string
}

/** Data as it is written in a source; anything else is undefined. */
export type StaticValue =
  string | number | boolean | null | undefined | LaterModule | StaticValue[] | StaticObject
export interface StaticObject {
  [name: string]: StaticValue
}

const sources = new Map<string, ts.SourceFile>()

export function sourceOf(file: string): ts.SourceFile {
  let source = sources.get(file)
  if (!source) {
    const text = readFileSync(file, 'utf8')
    source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    sources.set(file, source)
  }
  return source
}

/**
 * The data that a module keeps under a name, read without running it: pages and descriptors import components, which need
 * a browser.
 */
export function staticValue(file: string, name: string): StaticValue {
  for (const statement of sourceOf(file).statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name: declared, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(declared) && declared.text === name && initializer)
          return valueOf(initializer, file)
    }
    const origin = importedName(statement, name)
    if (origin) return staticValue(resolveModule(file, origin.from), origin.name)
  }
  return undefined
}

/** The module, and the name there, behind a name that a statement imports or exports again. */
function importedName(
  statement: ts.Statement,
  name: string,
): { from: string; name: string } | undefined {
  const bindings = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined
  if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return undefined
  const from = moduleName(
    ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
      ? statement.moduleSpecifier
      : undefined,
  )
  if (!from?.startsWith('.')) return undefined
  for (const { name: local, propertyName } of bindings.elements)
    if (local.text === name) return { from, name: (propertyName ?? local).text }
  return undefined
}

const moduleName = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined

export function resolveModule(from: string, name: string): string {
  const path = join(dirname(from), name)
  const file = [path, `${path}.ts`, `${path}.tsx`].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
  )
  if (!file) throw new Error(`${from} imports ${name}, which does not exist`)
  return file
}

/** The modules that a part of a source imports later, in the order in which they are written. */
export function laterModules(node: ts.Node, file: string): string[] {
  const modules: string[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const name = moduleName(inner.arguments[0])
      if (name?.startsWith('.')) modules.push(resolveModule(file, name))
    }
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return modules
}

function valueOf(node: ts.Expression, file: string): StaticValue {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return valueOf(node.expression, file)
  if (ts.isIdentifier(node)) return staticValue(file, node.text)
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element) =>
      ts.isSpreadElement(element)
        ? asArray(valueOf(element.expression, file))
        : [valueOf(element, file)],
    )
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, file)
  if (ts.isArrowFunction(node)) {
    const [module] = laterModules(node, file)
    return module === undefined ? undefined : { module }
  }
  // A component that is loaded later is a call with its name, its module and its texts.
  if (ts.isCallExpression(node)) return node.arguments.map((argument) => valueOf(argument, file))
  return undefined
}

function objectOf(node: ts.ObjectLiteralExpression, file: string): StaticObject {
  const object: StaticObject = {}
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) Object.assign(object, valueOf(property.expression, file))
    else if (ts.isShorthandPropertyAssignment(property))
      object[property.name.text] = staticValue(file, property.name.text)
    else if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name))
      object[property.name.text] = valueOf(property.initializer, file)
  }
  return object
}

const asArray = (value: StaticValue): StaticValue[] => (Array.isArray(value) ? value : [])

export const isObject = (value: StaticValue): value is StaticObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
