import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A multipart body with one file, for `call`. */
export function multipart(name: string, bytes: Buffer | string, field = 'file') {
  const boundary = 'a-boundary-of-the-tests'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** A real picture of one colour. */
export const picture = (format: 'jpeg' | 'png' | 'gif', size = { width: 60, height: 40 }) =>
  sharp({ create: { ...size, channels: 3, background: '#1d4560' } })
    [format]()
    .toBuffer()

/** A photo lying on its side, with the place it was taken at. */
export const photoFromPhone = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#c2410c' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export function bitmap(width = 2, height = 2): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + row * height, 0x7f)
  bytes.fill(0, 0, 54)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

/** An archive with the named entries, packed; its sizes may be made to lie. */
export function archive(entries: Record<string, Buffer | string>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const raw = Buffer.from(content)
    const packed = deflateSync(raw).subarray(2, -4)
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, packed])
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 0, 'latin1')
    common.copy(entry, 6)
    entry.writeUInt32LE(offset, 42)
    central.push(entry, title)
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048, 1)])
const word = archive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' })
const excel = archive({ 'xl/workbook.xml': '<x/>', '[Content_Types].xml': '<Types/>' })

/** The beginning of a real file of each kind that is no picture. */
export const documents: Record<string, Buffer> = {
  '.pdf': Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  '.zip': archive({ 'a.txt': 'text' }),
  '.rar': Buffer.concat([Buffer.from('526172211a070100', 'hex'), Buffer.alloc(64)]),
  '.doc': cfb,
  '.xls': cfb,
  '.docx': word,
  '.xlsx': excel,
}
