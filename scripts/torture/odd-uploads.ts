import { listOperations } from '../../src/server/http/operation'
import type { Random } from '../../tests/random'
import { documents, multipart } from '../../tests/uploads'

/** Operations that take a file. */
export const uploads = listOperations().filter(
  ({ operation }) => operation.requestBody?.content['multipart/form-data'],
)

const names = [
  'a.png',
  'a.pdf',
  '../../x.png',
  'a.png\u0000.exe',
  'a.svg',
  '.png',
  '图.jpg',
  '=cmd.csv',
  'a.xlsx',
  'a.csv',
  'a.zip',
  'a.glb',
  'a.mp4',
  'a.txt',
  'a'.repeat(300) + '.png',
  'a',
  '',
]
const contents = [
  ...Object.values(documents),
  '',
  'x',
  '%PDF-1.4',
  'GIF89a',
  '<svg onload="x"/>',
  'Model,Name\nA-1,x\n',
  'PK\u0003\u0004',
  '\ufeff型号\n',
  Buffer.alloc(100_000, 'a,'),
]

/** A file with a strange name, or with content that does not match its type. */
export const oddUpload = (random: Random) =>
  multipart(random.oneOf(names), random.oneOf(contents), random.oneOf(['file', 'file', 'other']))
