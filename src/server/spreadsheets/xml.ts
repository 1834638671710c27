import { itemAt } from '../../domain/lists/items'
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export interface Element {
  /** Local name without prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  content: string
}

/** Attributes of a tag, given the text between its name and its end. */
export function attributesOf(tag: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  for (let at = 0; ;) {
    const equals = tag.indexOf('=', at)
    if (equals < 0) return attributes
    let begins = equals + 1
    while (isSpace(tag, begins)) begins++
    const quote = tag[begins]
    const ends = quote === '"' || quote === "'" ? tag.indexOf(quote, begins + 1) : -1
    if (ends < 0) return attributes
    attributes[tag.slice(at, equals).trim()] = unescape(tag.slice(begins + 1, ends))
    at = ends + 1
  }
}

const cdata = { begin: '<![CDATA[', end: ']]>' }

/** Text content with entities decoded and CDATA unchanged. */
export function textOf(content: string): string {
  let text = ''
  for (let at = 0; ;) {
    const begins = content.indexOf(cdata.begin, at)
    if (begins < 0) return text + unescape(content.slice(at))
    const ends = endAfter(content, cdata.end, begins)
    text += unescape(content.slice(at, begins))
    text += content.slice(begins + cdata.begin.length, ends - cdata.end.length)
    at = ends
  }
}

function unescape(text: string) {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/**
 * Elements with some local names; nested ones of these are part of the content. Reads forward only, so time is linear
 * whatever the text contains; stops at an unterminated element.
 */
export function* elementsOf(xml: string, ...names: readonly string[]): Generator<Element> {
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const skipped = endOfSkipped(xml, at)
    if (skipped !== undefined) {
      at = skipped
      continue
    }
    const nameEnd = endOfName(xml, at + 1)
    const qualified = xml.slice(at + 1, nameEnd)
    const name = qualified.slice(qualified.indexOf(':') + 1)
    if (!names.includes(name)) {
      at = nameEnd
      continue
    }
    const tagEnd = endOfTag(xml, nameEnd)
    if (tagEnd < 0) return
    const isEmpty = xml[tagEnd - 1] === '/'
    const attributes = attributesOf(xml.slice(nameEnd, isEmpty ? tagEnd - 1 : tagEnd))
    if (isEmpty) {
      yield { name, attributes, content: '' }
      at = tagEnd + 1
      continue
    }
    const closing = xml.indexOf(`</${qualified}`, tagEnd)
    if (closing < 0) return
    yield { name, attributes, content: xml.slice(tagEnd + 1, closing) }
    at = closing + 1
  }
}

/** End of a comment or CDATA section that starts here, else undefined. */
function endOfSkipped(xml: string, at: number): number | undefined {
  if (xml[at + 1] !== '!') return undefined
  if (xml.startsWith('<!--', at)) return endAfter(xml, '-->', at)
  if (xml.startsWith(cdata.begin, at)) return endAfter(xml, cdata.end, at)
  return undefined
}

function endAfter(xml: string, ending: string, at: number): number {
  const ends = xml.indexOf(ending, at)
  return ends < 0 ? xml.length : ends + ending.length
}

function endOfName(xml: string, from: number): number {
  let at = from
  while (at < xml.length && !'/><'.includes(itemAt(xml, at)) && !isSpace(xml, at)) at++
  return at
}

/** The `>` that ends a tag, skipping quoted values. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; at < xml.length; at++) {
    const sign = xml[at]
    if (sign === '>') return at
    if (sign === '"' || sign === "'") {
      at = xml.indexOf(sign, at + 1)
      if (at < 0) return -1
    }
  }
  return -1
}

const isSpace = (text: string, at: number) => {
  const code = text.charCodeAt(at)
  return code === 32 || (code >= 9 && code <= 13)
}
