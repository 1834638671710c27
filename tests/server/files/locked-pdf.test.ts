import { expect, test } from 'vitest'
import { isLockedPdf } from '../../../src/server/files/locked-pdf'
import { startApp } from '../../app'
import { multipart } from '../../uploads'
import { writtenPdf } from '../../written-pdf'

const { call } = await startApp({ catalogue: 'empty' })

test.each([
  ['without protection', {}, false],
  ['with a password', { userPassword: 'secret', pdfVersion: '1.7' }, true],
  ['with the newest encryption', { userPassword: 'secret', pdfVersion: '1.7ext3' }, true],
  ['that forbids printing', { ownerPassword: 'owner', permissions: {} }, true],
] as const)('a PDF %s is known', async (_, options, isLocked) => {
  expect(isLockedPdf(await writtenPdf(options))).toBe(isLocked)
})

test.each([
  ['a content', 'editor', '/office/content/upload?businessType=2'],
  ['a product', 'editor', '/office/catalogue/media?kind=5'],
])('a locked PDF is refused for %s, because pages cannot show it', async (_, who, path) => {
  const send = async (bytes: Buffer) => {
    const { payload, headers } = multipart('guide.pdf', bytes)
    return call(who, 'POST', path, payload, headers)
  }
  expect(await send(await writtenPdf({ userPassword: 'secret' }))).toMatchObject({
    status: 415,
    meta: { message: expect.stringContaining('加密') },
  })
  expect(await send(await writtenPdf())).toMatchObject({ status: 200 })
})
