import { shared } from './memory'

/**
 * A column of texts in a few typed arrays: a million JavaScript strings per column would not fit into memory. Texts
 * are stored as the inside of a JSON string in UTF-8, ready to be copied into an answer.
 */
export interface TextColumn {
  /** Text number by row; equal texts may share a number. */
  numbers: Uint32Array
  /** First byte by text number; one entry more than texts. */
  offsets: Uint32Array
  bytes: Uint8Array
}

/**
 * UTF-8 bytes as latin-1 characters. Answers are joined in this form: V8 stores such strings in one byte per
 * character and copies them into a Buffer without encoding.
 */
export type Piece = string

export function pieceOf(text: string): Piece {
  return Buffer.from(text).toString('latin1')
}

export function pieceFrom({ buffer, byteOffset, length }: Uint8Array): Piece {
  return Buffer.from(buffer, byteOffset, length).toString('latin1')
}

/** A text as a JSON string with quotes. */
export function quoted(text: string): Piece {
  return pieceOf(JSON.stringify(text))
}

export function bufferOf(piece: Piece): Buffer {
  return Buffer.from(piece, 'latin1')
}

/** Text of a row as the inside of a JSON string. */
export function pieceAt(column: TextColumn, row: number): Piece {
  return decoded(column, column.numbers[row]!, 'latin1')
}

export function textAt(column: TextColumn, row: number): string {
  const inside = decoded(column, column.numbers[row]!, 'utf8')
  return inside.includes('\\') ? unescaped(inside) : inside
}

export function isEmptyAt(column: TextColumn, row: number): boolean {
  const number = column.numbers[row]!
  return column.offsets[number] === column.offsets[number + 1]
}

/** Buffers decode fast but lose their class when sent between threads, so they are created here, once per column. */
const buffers = new WeakMap<Uint8Array, Buffer>()

function decoded({ bytes, offsets }: TextColumn, number: number, encoding: 'latin1' | 'utf8') {
  let buffer = buffers.get(bytes)
  if (!buffer) {
    buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    buffers.set(bytes, buffer)
  }
  return buffer.toString(encoding, offsets[number]!, offsets[number + 1]!)
}

function unescaped(inside: string): string {
  const text: unknown = JSON.parse(`"${inside}"`)
  return String(text)
}

/** Texts remembered for sharing; a column of unique texts gains nothing from more. */
const remembered = 65_536

export function collectTexts() {
  const numbers = growing(shared.uints)
  const offsets = growing(shared.uints)
  const known = new Map<string, number>()
  let bytes = Buffer.alloc(1024)
  let used = 0

  /** Adds text that is already the inside of a JSON string, or complete JSON. */
  function addJson(json: string) {
    const shared = known.get(json)
    if (shared !== undefined) return numbers.add(shared)
    if (bytes.length - used < json.length * 3) {
      const wider = Buffer.alloc(Math.max(bytes.length * 2, used + json.length * 3))
      bytes.copy(wider, 0, 0, used)
      bytes = wider
    }
    if (known.size < remembered) known.set(json, offsets.length())
    numbers.add(offsets.length())
    offsets.add(used)
    used += bytes.write(json, used)
  }

  return {
    add: (text: string) => addJson(JSON.stringify(text).slice(1, -1)),
    addJson,
    finish(): TextColumn {
      offsets.add(used)
      const exact = shared.bytes(used)
      exact.set(bytes.subarray(0, used))
      return { numbers: numbers.finish(), offsets: offsets.finish(), bytes: exact }
    },
  }
}

/**
 * Column with texts of another column: the nth goes to row `places[n]`, in `rows` rows. The old column stays
 * unchanged and is returned if no text differs.
 */
export function withTexts(
  column: TextColumn,
  fresh: TextColumn,
  places: Uint32Array,
  rows: number,
): TextColumn {
  if (rows === column.numbers.length && places.every((row, at) => isSame(column, row, fresh, at)))
    return column
  const texts = column.offsets.length - 1
  const numbers = shared.uints(rows)
  numbers.set(column.numbers)
  places.forEach((row, at) => (numbers[row] = texts + fresh.numbers[at]!))
  const offsets = shared.uints(texts + fresh.offsets.length)
  offsets.set(column.offsets)
  offsets.set(
    fresh.offsets.map((offset) => offset + column.bytes.length),
    texts,
  )
  const bytes = shared.bytes(column.bytes.length + fresh.bytes.length)
  bytes.set(column.bytes)
  bytes.set(fresh.bytes, column.bytes.length)
  return { numbers, offsets, bytes }
}

function isSame(a: TextColumn, rowOfA: number, b: TextColumn, rowOfB: number): boolean {
  return pieceAt(a, rowOfA) === pieceAt(b, rowOfB)
}

type Numbers = Uint8Array | Int32Array | Uint32Array | Float64Array

/** A growing typed array. */
export function growing<A extends Numbers>(make: (length: number) => A) {
  let array = make(256)
  let length = 0
  return {
    add(value: number) {
      if (length === array.length) {
        const wider = make(length * 2)
        wider.set(array)
        array = wider
      }
      array[length++] = value
    },
    length: () => length,
    finish(): A {
      const exact = make(length)
      exact.set(length === array.length ? array : array.subarray(0, length))
      return exact
    },
  }
}
