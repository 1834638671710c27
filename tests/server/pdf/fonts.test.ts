import PDFKit from 'pdfkit'
import { expect, test } from 'vitest'
import { drawPdf } from '../../../src/server/pdf/draw'
import { openFonts } from '../../../src/server/pdf/fonts'
import { textOfPages } from './pdf-text'

const fonts = openFonts(new PDFKit())

const signsOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth))

/** The 196 of the 8,105 characters of 通用规范汉字表 (2013) that lie beyond the basic plane. */
const rare = [
  '𬉼𠳐𥻗𠙶𬣙𨙸𬇕𬣞𬘓𫭟𫭢𫇭𫐄𫵷𣲘𣲗𬇙𬣡𫸩𨚕𫘜𬘘𫘝𦭜𬨂𬀩𬀪𬬩𫍣𬣳𬩽𬮿𬯀𫰛𬳵𬳶𫠊𬍛𬜬𦰡',
  '𪾢𪨰𫓧𬬮𬬱𬬭𦙶𬘡𬳽𬘩𫄧𪟝𬍤𫭼𬜯𬂩𫠆𨐈𬌗𫑡𪨶𬬸𬬻𬬹𬬿𬭁𫢸𫗧𬊈𬒈𨺙𬳿𫄨𬘫𫮃𬱖𬟽𫓯𫟹𫟼',
  '𠅤𬇹𬍡𬤇𫍯𬤊𫍲𬯎𬘬𬘭𬴂𫘦𫟅𬘯𫘧𪣻𡎚𬃊𬷕𫐐𬹼𧿹𫶇𫖮𬭊𨱇𫓶𬭎𫖯𬱟𫛭𫷷𬮱𬊤𣸣𬴃𫘨𤧛𬪩𬒔',
  '𬨎𫐓𫫇𫓹𬭚𬭛𬕂𬶋𬶍𦝼𫔶𫌀𫖳𫘪𫘬𫞩𡐓𪤗𣗋𬸘𬒗𥔲𫚖𨱏𬭤𫚕𬶐𬶏𩽾𬸚𬤝𬙂𬭩𩾃𬸣𫍽𬴊𬞟𥕢𫟦',
  '𬺈𫠜𪩘𬭬𨱑𬭯𫗴𬸦𫄷𤩽𬭳𬭶𫔍𬭸𨱔𬭼𫔎𬸪𬶟𬶠𬶨𦈡𫄸𬟁𥖨𦒍𬙊𬶭𩾌𨟠𬶮𨭉𬙋𤫉𬺓𫚭',
].join('')

test.each<[string, string[]]>([
  ['Latin with all its extensions', [...signsOf(0x20, 0x7e), ...signsOf(0xa0, 0x24f)]],
  ['Vietnamese and other additional Latin', signsOf(0x1e00, 0x1eff)],
  ['Greek', signsOf(0x386, 0x3ce).filter((sign) => /\p{L}/u.test(sign))],
  ['Cyrillic, that of Ukrainian too', signsOf(0x400, 0x52f)],
  ['punctuation and currencies', [...signsOf(0x2010, 0x2027), ...signsOf(0x20a0, 0x20bf)]],
  ['signs of drawings and formulas', [...'⌀Ø±×÷≤≥≠≈∞√∑∫∥⊥∠°′″µΩ→←↑↓⇒①⑳Ⅻ℃‰½¼¾²³']],
  ['arrows and mathematical operators', [...signsOf(0x2190, 0x21ff), ...signsOf(0x2200, 0x22ff)]],
  ['kana and CJK punctuation', [...signsOf(0x3000, 0x303f), ...signsOf(0x3041, 0x3096)]],
  ['full width forms', signsOf(0xff01, 0xff5e)],
  ['Chinese of GB 18030-2005', signsOf(0x4e00, 0x9fbb)],
  ['CJK Extension A', signsOf(0x3400, 0x4db5)],
  ['the rare characters of 通用规范汉字表', [...rare]],
])('documents have a shape for %s', (_, signs) => {
  expect(signs.filter((sign) => !/\p{Cn}/u.test(sign) && !fonts.hasGlyph(sign))).toEqual([])
})

test('a word stays in one font, and a bold one stays bold where it can', () => {
  expect(fonts.runsOf('Škoda 紧固件 ⌀14', 'regular')).toEqual([
    { font: 'latin', text: 'Škoda ' },
    { font: 'regular', text: '紧固件 ' },
    { font: 'signs', text: '⌀' },
    { font: 'regular', text: '14' },
  ])
  expect(fonts.runsOf('Škoda', 'bold')).toEqual([{ font: 'latinBold', text: 'Škoda' }])
})

test('text can be copied from the document as it was typed', async () => {
  const names = 'Škoda Łódź Gümüşhane Київ Nguyễn Thị Ștefan ⌀14 㐂𬭎𬬻'
  const bytes = await drawPdf({
    language: 'en',
    title: names,
    header: { left: names, right: '1' },
    footer: names,
    blocks: [{ kind: 'paragraph', text: names, tone: 'strong' }],
  })
  // The title takes two lines, and the reader of the test gives kerned spaces as control characters.
  const text = (await textOfPages(bytes)).join('\n').replace(/[\s\p{Cc}]/gu, '')
  expect(text.split(names.replace(/\s/g, ''))).toHaveLength(5)
  expect(text).not.toContain('□')
})
