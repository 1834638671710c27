import { crc32, deflateRawSync } from 'node:zlib'

/** A compressed entry. */
export interface PackedFile {
  name: string
  packed: Buffer
  size: number
  checksum: number
}

export function packed(name: string, text: string): PackedFile {
  const bytes = Buffer.from(text)
  return { name, packed: deflateRawSync(bytes), size: bytes.length, checksum: crc32(bytes) }
}

/** Writes a ZIP archive (PKWARE APPNOTE 6.3, without zip64). */
export function zipOf(files: readonly PackedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const facts = factsOf(file, name.length)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, file.packed])
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, name)
    parts.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listing, end])
}

/** 1 January 1980, the earliest date of the format. */
const noDay = 0x21

/** Fields that local header and central directory share. */
function factsOf({ packed, size, checksum }: PackedFile, nameLength: number): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  // Flag bit 11: names are UTF-8.
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE(noDay, 8)
  facts.writeUInt32LE(checksum, 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(size, 18)
  facts.writeUInt16LE(nameLength, 22)
  return facts
}
