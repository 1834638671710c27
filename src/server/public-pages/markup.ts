/** A string of safe HTML. */
export interface Markup {
  html: string
}

type Part = Markup | string | number | undefined | readonly Markup[]

/** HTML template: values are escaped unless they are Markup. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { html: strings.reduce((html, next, nth) => html + written(parts[nth - 1]) + next) }
}

function written(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON in a script element; `<` is escaped, because the element ends at the first `</script`. */
export function dataMarkup(type: string, id: string | undefined, data: unknown): Markup {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return markup`<script type="${type}"${id === undefined ? '' : markup` id="${id}"`}>${{ html: json }}</script>`
}
