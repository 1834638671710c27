import { expect, test } from 'vitest'
import { createWriter, writeAscii, writeBytes } from '../../../../src/server/catalogue/index/writer'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('pieces of any length follow one another in memory that grows', () => {
  const writer = createWriter(4)
  const long = '环槽铆钉 '.repeat(40)
  writeAscii(writer, '12.5')
  writeBytes(writer, bytesOf(long))
  writeBytes(writer, bytesOf('abcdef'), 2, 4)
  writeAscii(writer, '!')
  expect(new TextDecoder().decode(writer.bytes.subarray(0, writer.length))).toBe(`12.5${long}cd!`)
})
