import { crc32, deflateRawSync } from 'node:zlib'

/**
 * A workbook of one sheet with exactly these rows, as other programs may write it. With rows of a cover it has a
 * second sheet, which can be named r0.
 */
export function rawWorkbook(
  rows: string,
  {
    styles = '',
    strings = '',
    sheets = '',
    cover = '',
    columns = '',
  }:
    | Record<'styles' | 'strings' | 'sheets' | 'cover' | 'columns', string>
    | Partial<Record<string, string>> = {},
) {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`
  return zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${
      sheets || '<sheet name="Sheet" sheetId="1" r:id="r1"/>'
    }</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[
      relation('r0', 'worksheet', 'worksheets/cover.xml'),
      relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('r2', 'styles', 'styles.xml'),
      relation('r3', 'sharedStrings', '/xl/sharedStrings.xml'),
    ].join('')}</Relationships>`,
    'xl/worksheets/cover.xml': `<worksheet><sheetData>${cover}</sheetData></worksheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  })
}

/** A row of texts, as they stand in the file: `_x0000_` is a zero character there. */
export function textRow(cells: readonly string[], nth = 1) {
  const written = cells.map((cell, at) => {
    const place = `${String.fromCharCode(65 + at)}${nth}`
    return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
  })
  return `<row r="${nth}">${written.join('')}</row>`
}

/** A zip archive of these files, packed. */
export function zip(files: Record<string, string | Buffer>) {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, packed])
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, path)
    parts.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listing, end])
}
