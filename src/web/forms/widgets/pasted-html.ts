/** Cleaned HTML, and the number of pictures left out. */
interface Pasted {
  html: string
  picturesLeftOut: number
}

/**
 * Converts pasted HTML to what the editor allows: known heading levels, Word's lists (which it writes as paragraphs),
 * and pictures of this site only.
 */
export function pastedHtml(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const before = body.innerHTML
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    renamed(heading, heading.localName === 'h1' ? 'h2' : 'h4')
  }
  makeLists(body)
  const picturesLeftOut = leaveOutPictures(body)
  // Return unchanged HTML as it came: parsed out of context, table cells would lose their elements.
  return { html: body.innerHTML === before ? html : body.innerHTML, picturesLeftOut }
}

function renamed(element: Element, tag: string): Element {
  const named = element.ownerDocument.createElement(tag)
  named.append(...element.childNodes)
  element.replaceWith(named)
  return named
}

/** Word's style names the list and level of a paragraph: `mso-list:l0 level1 lfo1`. */
const ofList = /mso-list:\s*(\S+)\s+level(\d+)\s+([^\s;]+)/i

interface OpenList {
  element: Element
  level: number
  name: string
}

function makeLists(body: HTMLElement): void {
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const [, list, given, override] = ofList.exec(styleOf(paragraph)) ?? []
    if (!list) continue
    const level = Number(given)
    const marker = takeMarker(paragraph).trim()
    const tag = isNumber(marker) ? 'ol' : 'ul'
    const name = `${tag} ${list} ${override}`
    // Any other element between two lists ends the first.
    if (paragraph.previousElementSibling !== open[0]?.element) open = []
    open = open.filter((list) => list.level < level || (list.level === level && list.name === name))
    let current = open.at(-1)
    if (current?.level !== level) {
      const element = body.ownerDocument.createElement(tag)
      const first = Number(/^\D*(\d+)\D*$/.exec(marker)?.[1] ?? 1)
      if (first > 1) element.setAttribute('start', String(first))
      if (current) current.element.lastElementChild?.append(element)
      else paragraph.before(element)
      current = { element, level, name }
      open.push(current)
    }
    current.element.append(renamed(paragraph, 'li'))
  }
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** Removes the number or bullet that Word writes before the text, and returns it. */
function takeMarker(paragraph: Element): string {
  const nodes = [...paragraph.childNodes]
  const [begin, end] = ['supportLists', 'endif'].map((words) =>
    nodes.findIndex((node) => node instanceof Comment && node.data.includes(words)),
  ) as [number, number]
  const marker =
    begin >= 0 && end > begin
      ? nodes.slice(begin, end + 1)
      : [...paragraph.querySelectorAll('[style]')].filter((element) =>
          /mso-list:\s*ignore/i.test(styleOf(element)),
        )
  const markerText = marker
    .map((node) => (node instanceof Comment ? '' : node.textContent))
    .join('')
  for (const node of marker) node.remove()
  return markerText
}

/** A number in digits, letters or Chinese followed by a sign; a lone letter may be a bullet of a symbol font. */
const isNumber = (marker: string) =>
  /\p{N}/u.test(marker) || /^[(（]?([a-z]+|[一二三四五六七八九十百]+)[.)）、．]/iu.test(marker)

/** Drops pictures of other sites and of the user's disk, which a text may not contain. */
function leaveOutPictures(body: HTMLElement): number {
  let leftOut = 0
  for (const picture of body.querySelectorAll('img')) {
    const path = ownPathOf(picture.getAttribute('src') ?? '')
    if (path) {
      picture.setAttribute('src', path)
      continue
    }
    leftOut++
    const figure = picture.closest('figure')
    picture.remove()
    // The caption of a dropped picture becomes a paragraph.
    const line = figure?.textContent
    if (figure) renamed(figure, 'p').textContent = line ?? ''
  }
  return leftOut
}

/** The path of an address on this site, which browsers copy in full; undefined for other sites. */
function ownPathOf(address: string): string | undefined {
  if (address === '') return undefined
  try {
    const { origin, pathname, search } = new URL(address, window.location.href)
    return origin === window.location.origin ? pathname + search : undefined
  } catch {
    return undefined
  }
}
