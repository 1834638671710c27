import { expect, test } from 'vitest'
import {
  allowedExtension,
  anyExtensions,
  cleanFileName,
  fileExtensions,
  imageExtensions,
  uploadKind,
} from '../../../src/domain/forms/uploads'

test.each([
  ['裂纹 照片.jpg', '裂纹 照片.jpg'],
  ['../../etc/报告.pdf', '报告.pdf'],
  ['C:\\Users\\x\\报告.PDF', '报告.pdf'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['a\u0000b\r\n.png', 'ab.png'],
  ['a<b>:"c|?*.png', 'abc.png'],
  ['.jpg', 'file.jpg'],
  ['...', 'file.'],
  [`${'长'.repeat(300)}.docx`, `${'长'.repeat(115)}.docx`],
  ['', 'file'],
])('%j becomes %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean)
})

test.each([
  ['a.JPG', uploadKind.image, '.jpg'],
  ['a.jpeg', uploadKind.file, '.jpeg'],
  ['a.bmp', uploadKind.file, undefined],
  ['a.pdf', uploadKind.image, undefined],
  ['a.pdf.exe', uploadKind.file, undefined],
  ['a.svg', uploadKind.image, undefined],
  ['a', uploadKind.file, undefined],
])('%s as kind %i has the extension %s', (name, kind, extension) => {
  expect(allowedExtension(name, kind)).toBe(extension)
})

test('pictures and other files are taken with exactly the extensions that the documents list', () => {
  expect(imageExtensions.join(' ')).toBe('.jpg .jpeg .png .gif .bmp')
  expect(fileExtensions.join(' ')).toBe('.rar .zip .doc .docx .pdf .jpg .jpeg .xls .xlsx')
  for (const [kind, extensions] of [
    [uploadKind.image, imageExtensions],
    [uploadKind.file, fileExtensions],
  ] as const) {
    const taken = anyExtensions.filter((extension) => allowedExtension(`a${extension}`, kind))
    expect(taken.toSorted()).toEqual([...extensions].toSorted())
  }
})
