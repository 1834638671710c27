/** Text that is HTML already. */
export interface Markup {
  html: string
}

type Part = Markup | string | number | undefined | readonly Markup[]

/** HTML from a template: what is put in is text, unless it is markup itself. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { html: strings.reduce((html, next, nth) => html + written(parts[nth - 1]) + next) }
}

function written(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)
}

/** Data as it may stand in a script element, which ends at the first `</script`, whatever is around it. */
export function dataMarkup(type: string, id: string | undefined, data: unknown): Markup {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return markup`<script type="${type}"${id === undefined ? '' : markup` id="${id}"`}>${{ html: json }}</script>`
}
