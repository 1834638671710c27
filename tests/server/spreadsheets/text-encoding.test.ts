import { expect, test } from 'vitest'
import { decode } from '../../../src/server/spreadsheets/text-encoding'

/** Encodes by looking up the decoder, because Node.js encodes UTF-8 only. */
function encoderOf(encoding: string) {
  const decoder = new TextDecoder(encoding)
  const bytesOf = new Map<string, number[]>()
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++)
      bytesOf.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])
  return (text: string) =>
    Buffer.from([...text].flatMap((sign) => bytesOf.get(sign) ?? [sign.charCodeAt(0)]))
}
const inGb = encoderOf('gb18030')
const inBig5 = encoderOf('big5')

test.each([
  '类别,产品类,型号,材料名称\n螺栓,六角头螺栓,HB-1 M12×80,镀锌 25 ℃\n',
  '型号;数量\nHB-1;5 个\n',
  '铆钉,铌钛,×',
  'M12×80',
])('%j in GB18030 is read', (text) => expect(decode(inGb(text))).toBe(text))

test.each([
  '類別,產品類,型號,材料名稱\n螺栓,六角頭螺栓,HB-1,六角頭螺栓 鍍鋅\n',
  '型號;數量\nHB-1;5 個\n',
])('%j in Big5 is read', (text) => expect(decode(inBig5(text))).toBe(text))

test.each([
  'Größe;Größe',
  'für Größe;25 °C',
  'Stück',
  'Ø12;±0,1',
  'façade élève',
  'Länge (mm);Größe;Stückzahl',
  'µm',
  'M12×80',
  'Måttsätt åäö',
])('%j in a Western European encoding is refused, never read as Chinese', (text) => {
  expect(() => decode(Buffer.from(text, 'latin1'))).toThrow(
    expect.objectContaining({ key: 'catalogue.import.unknownEncoding' }),
  )
})
