import PDFKit from 'pdfkit'

/** Joins numbered objects into a PDF with its table. */
function pdfOf(objects: string[]): Buffer {
  const starts: number[] = []
  let body = '%PDF-1.7\n'
  objects.forEach((object, nth) => {
    starts.push(body.length)
    body += `${nth + 1} 0 obj\n${object}\nendobj\n`
  })
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}` +
      `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`,
    'latin1',
  )
}

/** A page with a Chinese text whose font is not embedded and whose character map is one of the predefined ones. */
export function pdfWithPredefinedMap(text: string): Buffer {
  const codes = [...text].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
  const drawing = `BT /F1 48 Tf 60 600 Td <${codes.join('')}> Tj ET`
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[6 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 5 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents 7 0 R>>',
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
  ])
}

/** A PDF of one page; with a password it opens for those who know it. */
export async function writtenPdf(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFKit(options)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('One page')
  document.end()
  await ended
  return Buffer.concat(chunks)
}
