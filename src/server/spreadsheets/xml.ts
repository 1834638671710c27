const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The attributes of a tag, given the text between its name and its end. */
export function attributesOf(tag: string): Readonly<Record<string, string>> {
  const found = tag.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries(
    [...found].map(([, name, double, single]) => [name, unescape(double ?? single ?? '')]),
  )
}

/** The text of an element's content: entities resolved, CDATA taken as it stands. */
export function textOf(content: string) {
  return content
    .split(/<!\[CDATA\[([\s\S]*?)\]\]>/)
    .map((part, index) => (index % 2 === 1 ? part : unescape(part)))
    .join('')
}

function unescape(text: string) {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** The content of every `<name>…</name>` in an XML text, with the attributes of each. */
export function* elementsOf(xml: string, name: string) {
  const pattern = new RegExp(
    `<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}\\s*>)`,
    'g',
  )
  for (const [, attributes = '', content = ''] of xml.matchAll(pattern)) {
    yield { attributes: attributesOf(attributes), content }
  }
}
