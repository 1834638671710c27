/** The font of fontkit that a document writes with; lengths in units of the font. */
interface FontkitFont {
  unitsPerEm: number
  hasGlyphForCodePoint(code: number): boolean
  glyphForCodePoint(code: number): {
    advanceWidth: number
    bbox: { minY: number; maxY: number; maxX: number }
  }
}

/** Properties that the types of pdfkit leave out. */
interface Written {
  _font: { font: FontkitFont; ascender: number }
  _fontSize: number
}

const hasFont = (doc: object): doc is Written => '_font' in doc && '_fontSize' in doc

/** The current font of a document, its ascender in thousandths of its size, and its size in points. */
export function currentFont(doc: PDFKit.PDFDocument) {
  if (!hasFont(doc)) throw new TypeError('A document without a font')
  const { _font, _fontSize } = doc
  return { font: _font.font, ascender: _font.ascender, size: _fontSize }
}
