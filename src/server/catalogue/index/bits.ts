export function wordsFor(size: number): number {
  return (size + 31) >>> 5
}

export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(words: Uint32Array, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const word = words[at]!
    if (word !== 0) count += bitCount(word)
  }
  return count
}

/** Sets the first `size` bits, starting at the word `from`. */
export function fillBits(words: Uint32Array, from: number, size: number) {
  words.fill(0xffffffff, from, from + (size >>> 5))
  if (size & 31) words[from + (size >>> 5)]! |= 2 ** (size & 31) - 1
}

/** Writes the positions of set bits, relative to the bit at `from`; returns their number. */
export function listBits(words: Uint32Array, from: number, to: number, into: Uint32Array): number {
  let length = 0
  for (let at = from; at < to; at++) {
    let word = words[at]!
    const base = (at - from) << 5
    while (word !== 0) {
      into[length++] = base + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return length
}

export function hasBit(words: Uint32Array, bit: number): boolean {
  return (words[bit >>> 5]! & (1 << (bit & 31))) !== 0
}

export function setBit(words: Uint32Array, bit: number) {
  words[bit >>> 5]! |= 1 << (bit & 31)
}

/** Copies the bits from `start` to before `end` to the position `at`. */
export function copyBits(
  words: Uint32Array,
  { start, end }: { start: number; end: number },
  into: Uint32Array,
  at: number,
) {
  for (let nth = start >>> 5; nth * 32 < end; nth++) {
    let word = words[nth]!
    while (word !== 0) {
      const bit = nth * 32 + 31 - Math.clz32(word & -word)
      word &= word - 1
      if (bit >= start && bit < end) setBit(into, bit - start + at)
    }
  }
}

export const isNothing = (bits: Uint32Array) => bits.every((bit) => bit === 0)

/** The bits that both have. */
export function commonBits(a: Uint32Array, b: Uint32Array): Uint32Array {
  const common = new Uint32Array(a.length)
  for (let at = 0; at < common.length; at++) common[at] = a[at]! & b[at]!
  return common
}

/** Adds one to a number of an array and returns what it was before. */
export const countUp = (numbers: Uint8Array | Uint32Array, at: number): number => numbers[at]!++
