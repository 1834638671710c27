import { expect, test } from 'vitest'
import { allowedExtension, cleanFileName, uploadKind } from '../../../src/domain/forms/uploads'

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
