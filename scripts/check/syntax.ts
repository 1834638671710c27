import ts from 'typescript'

/** `file:line` of habits that the type checker cannot judge. */
export interface Habits {
  any: string[]
  casts: string[]
  /** casts without a comment on their lines or up to three lines above */
  silentCasts: string[]
  nonNull: string[]
  literalSpreads: string[]
}

export function habitsIn(source: ts.SourceFile): Habits {
  const habits: Habits = { any: [], casts: [], silentCasts: [], nonNull: [], literalSpreads: [] }
  const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line + 1
  const commented = commentedLines(source.text)
  const visit = (node: ts.Node): void => {
    const place = () => `${source.fileName}:${lineOf(node.getStart())}`
    if (node.kind === ts.SyntaxKind.AnyKeyword) habits.any.push(place())
    if (ts.isNonNullExpression(node)) habits.nonNull.push(place())
    if (isLiteralSpread(node)) habits.literalSpreads.push(place())
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') {
      const first = lineOf(node.getStart()) - 3
      const lines = Array.from({ length: lineOf(node.end) - first + 1 }, (_, step) => first + step)
      habits.casts.push(place())
      if (!lines.some((line) => commented.has(line))) habits.silentCasts.push(place())
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return habits
}

function commentedLines(text: string): Set<number> {
  const lines = new Set<number>()
  for (const { 0: comment, index } of text.matchAll(/\/\*[^]*?\*\/|(?<!\S)\/\/.*/g)) {
    const first = text.slice(0, index).split('\n').length
    comment.split('\n').forEach((_, step) => lines.add(first + step))
  }
  return lines
}

/** A spread literal whose properties or entries can be written out, in parentheses or under `as` and `satisfies` too. */
function isLiteralSpread(node: ts.Node): boolean {
  if (!ts.isSpreadAssignment(node) && !ts.isSpreadElement(node) && !ts.isJsxSpreadAttribute(node))
    return false
  const literal = bare(node.expression)
  return ts.isSpreadElement(node)
    ? ts.isArrayLiteralExpression(literal)
    : ts.isObjectLiteralExpression(literal)
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node
