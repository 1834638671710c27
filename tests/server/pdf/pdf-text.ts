import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

// pdf.js needs it; Node.js has it from version 22 on.
if (!('withResolvers' in Promise)) {
  Object.assign(Promise, {
    withResolvers() {
      const settle: { resolve?: unknown; reject?: unknown } = {}
      const promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }))
      return { promise, ...settle }
    },
  })
}

/** A document as a reader opens it. */
export function openPdf(bytes: Uint8Array) {
  // pdf.js takes ownership of the buffer, so it gets a copy.
  return getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
}

/** The text of each page, as a reader would copy it: the pieces of a line joined, one line below the other. */
export async function textOfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes)
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    )
  }
  return pages
}
