import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { fileJobs } from '../../../src/server/files/jobs'
import { startWorker } from '../../../src/server/jobs/worker'
import { startApp } from '../../app'
import {
  archive,
  bitmap,
  compound,
  documents,
  multipart,
  photoFromPhone,
  picture,
} from '../../uploads'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-files-'))
const { database, call, userId } = await startApp({ settings: { dataDir } })

beforeEach(() => database.deleteFrom('stored_file').execute())

async function upload(
  name: string,
  bytes: Buffer | string,
  { who = 'supplier', kind = 1, purpose = 'evidence', language = 'zh' } = {},
) {
  const { payload, headers } = multipart(name, bytes)
  const path = `/quality/problem/upload?businessType=${kind}&tableName=${purpose}`
  return call(who, 'POST', path, payload, { ...headers, 'accept-language': language })
}

const countFiles = async () =>
  (await database.selectFrom('stored_file').selectAll().execute()).length
const kept = () =>
  existsSync(join(dataDir, 'files'))
    ? readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      ).length
    : 0

test.each(['jpeg', 'png', 'gif'] as const)('a %s picture is kept and shown', async (format) => {
  const extension = format === 'jpeg' ? 'jpg' : format
  const { status, data } = await upload(`裂纹.${extension}`, await picture(format))
  expect(status).toBe(200)
  const shown = await call('supplier', 'GET', `/quality/problem/file/${data}`)
  expect(shown.headers).toMatchObject({
    'content-type': `image/${format}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('裂纹')}.${extension}`,
  })
  const { width, height } = await sharp(shown.bytes).metadata()
  expect([width, height]).toEqual([60, 40])
  const small = await call('supplier', 'GET', `/quality/problem/file/${data}?small=1`)
  expect(small.headers['content-type']).toBe('image/webp')
})

test('a bitmap is kept as it is, and has a small picture of its colours', async () => {
  const { data } = await upload('a.bmp', bitmap())
  const { bytes } = await call('supplier', 'GET', `/quality/problem/file/${data}`)
  expect(bytes.equals(bitmap())).toBe(true)
  const small = await call('supplier', 'GET', `/quality/problem/file/${data}?small=1`)
  expect(small.headers['content-type']).toBe('image/webp')
  const { dominant } = await sharp(small.bytes).stats()
  expect(dominant).toEqual({ r: 120, g: 120, b: 120 })
})

test('a compressed bitmap is refused with what to do instead', async () => {
  const compressed = bitmap()
  compressed.writeUInt32LE(1, 30)
  expect(await upload('a.bmp', compressed)).toMatchObject({
    status: 415,
    meta: { message: '无法读取此类 BMP 图片，请另存为 JPEG 或 PNG 后再上传' },
  })
})

test('a photo is turned upright, and where it was taken is removed', async () => {
  const taken = await sharp(await photoFromPhone()).metadata()
  expect(taken.orientation).toBe(6)
  const { data } = await upload('photo.jpg', await photoFromPhone())
  const { bytes } = await call('supplier', 'GET', `/quality/problem/file/${data}`)
  const { width, height, exif, orientation } = await sharp(bytes).metadata()
  expect({ width, height, exif, orientation: orientation ?? 1 }).toEqual({
    width: 40,
    height: 80,
    exif: undefined,
    orientation: 1,
  })
})

test.each(Object.keys(documents))('a %s file is kept and only ever saved', async (extension) => {
  const { status, data } = await upload(`报告${extension}`, documents[extension]!, { kind: 2 })
  expect(status).toBe(200)
  const { headers, bytes } = await call('supplier', 'GET', `/quality/problem/file/${data}`)
  expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''%E6%8A%A5/)
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(bytes.equals(documents[extension]!)).toBe(true)
})

const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512, 3)])
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['a program named as a picture', 'a.jpg', program, 1, 415, '文件内容与扩展名 .jpg 不符'],
  ['a page named as a picture', 'a.png', '<html><script></script>', 1, 415, undefined],
  ['a drawing that can hold a script', 'a.svg', drawing, 1, 415, undefined],
  ['a drawing named as a picture', 'a.png', drawing, 1, 415, undefined],
  ['a program', 'a.exe', program, 2, 415, undefined],
  ['a picture named as a document', 'a.docx', archive({ 'a.txt': '' }), 2, 415, undefined],
  ['a text named as a workbook', 'a.xlsx', 'a,b', 2, 415, undefined],
  ['a document where a picture is wanted', 'a.pdf', documents['.pdf']!, 1, 415, undefined],
  ['an empty file', 'a.jpg', '', 1, 400, '文件是空的，请重新选择'],
  ['a name without extension', 'jpg', program, 1, 415, undefined],
])('%s is refused and nothing is stored', async (_what, name, bytes, kind, status, sentence) => {
  const before = kept()
  const answer = await upload(name, bytes, { kind })
  expect(answer.status).toBe(status)
  if (sentence) expect(answer.meta.message).toBe(sentence)
  expect([await countFiles(), kept()]).toEqual([0, before])
})

test('quotation marks, which browsers write as %22 in a name, are left out like other odd signs', async () => {
  const { data } = await upload('报告 %22A%22 100%25.pdf', documents['.pdf']!, { kind: 2 })
  const { headers } = await call('supplier', 'GET', `/quality/problem/file/${data}`)
  const [, name = ''] = /UTF-8''(.*)$/.exec(String(headers['content-disposition'])) ?? []
  expect(decodeURIComponent(name)).toBe('报告 A 100%25.pdf')
})

test('a picture that is cut off is refused', async () => {
  const whole = await picture('jpeg', { width: 400, height: 400 })
  const { status, meta } = await upload('a.jpg', whole.subarray(0, whole.length / 2))
  expect([status, meta.message]).toEqual([415, '文件不完整，请重新保存后再上传'])
})

test('a damaged photo is refused', async () => {
  const whole = await picture('jpeg', { width: 400, height: 400 })
  const half = whole.subarray(0, whole.length / 2)
  const closed = Buffer.concat([half, Buffer.from([0xff, 0xd9])])
  const damaged = Buffer.from(whole)
  for (let at = half.length; at < half.length + 200; at += 1) damaged[at] = (at * 73) % 255
  for (const bytes of [closed, damaged]) {
    const { status, meta } = await upload('a.jpg', bytes)
    expect([status, meta.message]).toEqual([415, '图片已损坏，无法读取，请重新保存后再上传'])
  }
})

test('a picture that unfolds into too much is refused before it is unfolded', async () => {
  const huge = await picture('png', { width: 12_000, height: 12_000 })
  const { status, meta } = await upload('a.png', huge)
  expect([status, meta.message]).toEqual([415, '图片尺寸过大，超过 100 百万像素，请缩小后再上传'])
})

/** An archive with one entry that claims this unpacked size. */
function saying(size: number): Buffer {
  const bytes = Buffer.from(archive({ 'a.txt': 'text' }))
  bytes.writeUInt32LE(size, bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  return bytes
}
const folders = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}`, '']))
const zeros = { '[Content_Types].xml': Buffer.alloc(60_000_000), 'word/a.xml': '', 'xl/a.xml': '' }

const odd = '文件的压缩比异常，请减小内容后重新保存再上传'
const many = '压缩文件内的文件超过 10000 个，请拆分后再上传'
const large = '压缩文件解压后超过 512 MB，请拆分后再上传'

test.each([
  ['a small document of sixty million zeros', 'a.docx', archive(zeros), odd],
  ['such a workbook', 'a.xlsx', archive(zeros), odd],
  ['an archive of ten thousand and one files', 'a.zip', archive(folders), many],
  ['an archive of more than half a gigabyte', 'a.zip', saying(600 * 1024 * 1024), large],
  ['an archive too large for its own directory', 'a.zip', saying(0xffffffff), large],
])('%s is refused before it is unpacked', async (_what, name, bytes, sentence) => {
  const { status, meta } = await upload(name, bytes, { kind: 2 })
  expect([status, meta.message]).toEqual([415, sentence])
  expect(await countFiles()).toBe(0)
})

test('an archive that is packed as densely as records are is taken', async () => {
  const records = 'RL1-127-16-R-ZN;合格;12.7\n'.repeat(200_000)
  expect((await upload('a.zip', archive({ 'a.csv': records }), { kind: 2 })).status).toBe(200)
})

const jpegWithPreview = async () => {
  const [photo, small] = [await picture('jpeg', { width: 300, height: 300 }), await picture('jpeg')]
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(small.length + 2, 2)
  return Buffer.concat([photo.subarray(0, 2), head, small, photo.subarray(2)])
}

test.each([
  ['a photo', 'a.jpg', jpegWithPreview, 1],
  ['a drawing', 'a.png', () => picture('png'), 1],
  ['a document', 'a.pdf', () => documents['.pdf']!, 2],
  ['an archive', 'a.zip', () => documents['.zip']!, 2],
  ['a text document', 'a.docx', () => documents['.docx']!, 2],
])('%s without its end is refused, and whole it is taken', async (_what, name, make, kind) => {
  const whole = await make()
  const { status, meta } = await upload(name, whole.subarray(0, -8), { kind })
  expect([status, meta.message]).toEqual([415, '文件不完整，请重新保存后再上传'])
  expect(await countFiles()).toBe(0)
  expect((await upload(name, whole, { kind })).status).toBe(200)
})

test.each([0x00, 0x20, 0x0a, 0xff])(
  'a document filled up with the byte %i is whole',
  async (byte) => {
    const filled = Buffer.concat([documents['.pdf']!, Buffer.alloc(100_000, byte)])
    expect((await upload('a.pdf', filled, { kind: 2 })).status).toBe(200)
  },
)

test('an encrypted archive is taken, whose key adds bytes to what is not packed', async () => {
  const text = Buffer.from('secret')
  const bytes = Buffer.from(archive({ 'a.txt': text }))
  for (const [mark, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    const at = bytes.indexOf(Buffer.from(mark, 'latin1'))
    bytes.writeUInt16LE(1, at + flags)
    bytes.writeUInt16LE(0, at + flags + 2)
  }
  expect((await upload('a.zip', bytes, { kind: 2 })).status).toBe(200)
})

test('a photo of a phone that writes one figure wrongly is taken', async () => {
  const photo = await picture('jpeg', { width: 400, height: 400 })
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
  const end = scan + 2 + photo.readUInt16BE(scan + 2)
  // End of spectral selection in a scan: 63 in every baseline photo.
  photo[end - 2] = 0
  expect((await upload('a.jpg', photo)).status).toBe(200)
})

test.each([
  ['bytes between its parts', (photo: Buffer) => photo.indexOf(Buffer.from([0xff, 0xda])), 'abcd'],
  ['an unknown transformation of colours', () => 2, '\u00ff\u00ee\0\x0eAdobe\0d\0\0\0\0\x09'],
])('a photo with %s is taken, as browsers show it', async (_what, placeIn, inserted) => {
  const photo = await picture('jpeg')
  const place = placeIn(photo)
  const parts = [photo.subarray(0, place), Buffer.from(inserted, 'latin1'), photo.subarray(place)]
  expect((await upload('a.jpg', Buffer.concat(parts))).status).toBe(200)
})

test('data after the end of a photo do not matter', async () => {
  const photo = Buffer.concat([await picture('jpeg'), Buffer.from([0xff, 0xda, 1, 2, 3])])
  expect((await upload('a.jpg', photo)).status).toBe(200)
})

test('21 MB are refused in the words of the caller', async () => {
  const bytes = Buffer.concat([documents['.pdf']!, Buffer.alloc(21 * 1024 * 1024)])
  const { status, meta } = await upload('a.pdf', bytes, { kind: 2, language: 'en' })
  expect([status, meta.message]).toEqual([413, 'The file must not exceed 20 MB'])
  expect(await countFiles()).toBe(0)
})

test.each(['../../x/照片.jpg', '..\\照片.jpg', '\u202egpj.检验.jpg', '照\u200f片.jpg'])(
  'the name %j is refused and nothing is stored',
  async (name) => {
    const before = kept()
    const { status, meta } = await upload(name, await picture('jpeg'))
    expect([status, meta.message]).toEqual([
      400,
      '文件名含有上级目录（..）或改变文字方向的字符，请改名后再上传',
    ])
    expect([await countFiles(), kept()]).toEqual([0, before])
  },
)

const installer = compound('\u4840Property')
const header = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const wrong = '文件内容与扩展名'
const cutOff = '文件不完整'
test.each([
  ['an installer named as a document', '.doc', installer, wrong],
  ['an installer named as a workbook', '.xls', installer, wrong],
  ['a workbook named as a document', '.doc', documents['.xls']!, wrong],
  ['a document that is cut off', '.doc', documents['.doc']!.subarray(0, -512), cutOff],
  ['the head of a document', '.doc', Buffer.concat([header, Buffer.alloc(2048, 1)]), cutOff],
  ['the head of a workbook', '.xls', Buffer.concat([header, Buffer.alloc(2048)]), cutOff],
  ['the mark of an archive', '.rar', documents['.rar']!.subarray(0, 8), cutOff],
  [
    'an archive with a broken first block',
    '.rar',
    Buffer.concat([documents['.rar']!.subarray(0, 8), Buffer.alloc(64)]),
    cutOff,
  ],
] as const)('%s is refused', async (_what, extension, bytes, sentence) => {
  const { status, meta } = await upload(`a${extension}`, bytes, { kind: 2 })
  expect([status, meta.message]).toEqual([415, expect.stringContaining(sentence)])
  expect(await countFiles()).toBe(0)
})

/** An archive of a large text with one field of its directory or local header changed. */
function lying(mark: string, at: number, figure: number): Buffer {
  const bytes = Buffer.from(archive({ 'a.txt': '检验记录 '.repeat(2000) }))
  bytes.writeUInt32LE(figure, bytes.indexOf(Buffer.from(mark, 'latin1')) + at)
  return bytes
}
const random = randomBytes(4000)
const smaller = () => {
  const bytes = Buffer.from(archive({ 'a.bin': random }))
  for (const [mark, at] of [
    ['PK\x01\x02', 24],
    ['PK\x03\x04', 22],
  ] as const)
    bytes.writeUInt32LE(10, bytes.indexOf(Buffer.from(mark, 'latin1')) + at)
  return bytes
}

test.each([
  ['directory says another size than its file', lying('PK\x01\x02', 24, 5)],
  ['file says another size than the directory', lying('PK\x03\x04', 22, 5)],
  ['directory points nowhere', lying('PK\x01\x02', 42, 7)],
  ['sizes are less than what is packed', smaller()],
])('an archive whose %s is refused', async (_what, bytes) => {
  const { status, meta } = await upload('a.zip', bytes, { kind: 2 })
  expect([status, meta.message]).toEqual([415, '压缩文件的目录与内容不一致，请重新压缩后再上传'])
})

test('folders are taken out of a name', async () => {
  const { data } = await upload('C:\\x\\检验 报告.jpg', await picture('jpeg'))
  const { headers } = await call('supplier', 'GET', `/quality/problem/file/${data}`)
  expect(decodeURIComponent(String(headers['content-disposition']))).toBe(
    "inline; filename*=UTF-8''检验 报告.jpg",
  )
})

test('a body without a file, and a body that is no form, are refused', async () => {
  const path = '/quality/problem/upload?businessType=1&tableName=evidence'
  const { headers } = multipart('', '')
  const empty = Buffer.from('--a-boundary-of-the-tests--\r\n')
  expect((await call('supplier', 'POST', path, empty, headers)).status).toBe(400)
  expect((await call('supplier', 'POST', path, { file: 1 })).status).toBe(415)
  expect((await call('supplier', 'POST', `${path}s`, empty, headers)).status).toBe(400)
  expect((await call(null, 'POST', path, empty, headers)).status).toBe(401)
})

test('before a record has it a file is seen by who uploaded it alone', async () => {
  const { data } = await upload('a.jpg', await picture('jpeg'))
  for (const who of ['supplier2', 'quality', 'partner']) {
    expect((await call(who, 'GET', `/quality/problem/file/${data}`)).status).toBe(404)
    expect((await call(who, 'DELETE', `/quality/problem/file/delete/${data}`)).status).toBe(404)
  }
})

test('an upload that no form names goes away, its bytes too', async () => {
  const before = kept()
  await upload('a.jpg', await picture('jpeg'))
  expect(kept()).toBe(before + 2)
  await database
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .execute()
  const worker = await startWorker({
    pool: database,
    kinds: fileJobs({ dataDir, s3Url: undefined }),
    log: console,
    everyMs: 1_000_000,
  })
  await worker.runDue()
  await worker.stop()
  expect([await countFiles(), kept()]).toEqual([0, 0])
})

test('the log names who has uploaded a file', async () => {
  const { data: id } = await upload('裂纹.jpg', await picture('jpeg'))
  const lines = await database
    .selectFrom('audit')
    .select(['user_id', 'operation'])
    .where(sql<boolean>`${`stored_file:${id}`} = any(records)`)
    .execute()
  expect(lines).toEqual([{ user_id: await userId('supplier'), operation: 'uploadQualityFile' }])
  const unnoted = database.selectFrom('audit_change').select('id')
  expect(await unnoted.where('record', '=', `stored_file:${id}`).execute()).toEqual([])
})

test('an upload that is sent again under its key makes one file; another file under it is refused', async () => {
  const send = async (bytes: Buffer, name = 'a.jpg') => {
    const { payload, headers } = multipart(name, bytes)
    const path = '/quality/problem/upload?businessType=1&tableName=evidence'
    return call('supplier', 'POST', path, payload, { ...headers, 'idempotency-key': 'once' })
  }
  const bytes = await picture('jpeg')
  const [first, second] = await Promise.all([send(bytes), send(bytes)])
  const third = await send(bytes)
  expect([first, second, third].map(({ status }) => status)).toEqual([200, 200, 200])
  expect([second.data, third.data]).toEqual([first.data, first.data])
  expect(await countFiles()).toBe(1)
  expect((await send(await picture('jpeg', { width: 9, height: 9 }))).status).toBe(409)
  expect((await send(bytes, 'b.jpg')).status).toBe(409)
  expect(await countFiles()).toBe(1)
})
