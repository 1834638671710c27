import { crc32, deflateSync } from 'node:zlib'
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

/** A compound file of the old office formats with one stream directly under its root. */
export function compound(stream: string): Buffer {
  const [sector, ofStream, end, none] = [512, 8, 0xfffffffe, 0xffffffff]
  const header = Buffer.alloc(sector)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(end, 60)
  header.writeUInt32LE(end, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(sector, 0xff)
  const chains = [0xfffffffd, end, ...Array.from({ length: ofStream - 1 }, (_, at) => at + 3), end]
  chains.forEach((next, at) => table.writeUInt32LE(next, at * 4))
  const entry = (name: string, kind: number, child: number) => {
    const bytes = Buffer.alloc(128)
    bytes.write(name, 'utf16le')
    bytes.writeUInt16LE(name.length * 2 + 2, 64)
    bytes.writeUInt8(kind, 66)
    bytes.writeUInt32LE(none, 68)
    bytes.writeUInt32LE(none, 72)
    bytes.writeUInt32LE(child, 76)
    return bytes
  }
  const file = entry(stream, 2, none)
  file.writeUInt32LE(2, 116)
  file.writeUInt32LE(sector * ofStream, 120)
  const directory = Buffer.concat([entry('Root Entry', 5, 1), file, Buffer.alloc(256)])
  return Buffer.concat([header, table, directory, Buffer.alloc(sector * ofStream, 1)])
}

/** A Roshal archive with nothing in it: its first block and its last. */
const rar = () => {
  const block = (hex: string) => {
    const bytes = Buffer.from(hex, 'hex')
    const sum = Buffer.alloc(4)
    sum.writeUInt32LE(crc32(bytes))
    return Buffer.concat([sum, bytes])
  }
  return Buffer.concat([
    Buffer.from('526172211a070100', 'hex'),
    block('03010000'),
    block('03050000'),
  ])
}

const word = archive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' })
const excel = archive({ 'xl/workbook.xml': '<x/>', '[Content_Types].xml': '<Types/>' })

/** The beginning of a real file of each kind that is no picture. */
export const documents: Record<string, Buffer> = {
  '.pdf': Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  '.zip': archive({ 'a.txt': 'text' }),
  '.rar': rar(),
  '.doc': compound('WordDocument'),
  '.xls': compound('Workbook'),
  '.docx': word,
  '.xlsx': excel,
}
