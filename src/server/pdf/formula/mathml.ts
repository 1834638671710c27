import katex from 'katex'
import { itemAt, lastItem } from '../../../domain/lists/items'

/** A MathML node: letter, number, symbol, fraction, row. */
export interface MathNode {
  tag: string
  attributes: Record<string, string>
  children: MathNode[]
  /** Text of a letter, number, symbol or word. */
  text: string
}

const applied = '\u2061'

/** Parses TeX notation into MathML nodes. */
export function readFormula(tex: string): MathNode {
  const markup = katex.renderToString(tex, { output: 'mathml', displayMode: true })
  const semantics = itemAt(itemAt(readMarkup(markup).children, 0).children, 0)
  return itemAt(semantics.children, 0)
}

/**
 * Parses KaTeX's markup, which is well-formed and without comments. Function application characters are invisible and
 * dropped.
 */
function readMarkup(markup: string): MathNode {
  const root: MathNode = { tag: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, closing, tag, attributes = '', empty, text] of markup.matchAll(
    /<(\/?)(\w+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const within = lastItem(open)
    if (tag === undefined) within.text += unescaped(text ?? '')
    else if (closing) {
      if (open.pop()?.text === applied) lastItem(open).children.pop()
    } else {
      const node: MathNode = { tag, attributes: readAttributes(attributes), children: [], text: '' }
      within.children.push(node)
      if (!empty) open.push(node)
    }
  }
  return itemAt(root.children, 0)
}

const readAttributes = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/(?<![\w:])([\w:]+)="([^"]*)"/g)].map(([, name = '', value]) => [
      name,
      value ?? '',
    ]),
  )

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }

const unescaped = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|(\w+));/gi, (_all, code?: string, name?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (entities[name ?? ''] ?? ''),
  )
