import { createDecipheriv, randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { NoCipher, passwordToSend } from '../../../src/web/actions/password-form'

const key = randomBytes(16)
const iv = randomBytes(16)
const aes = {
  passwordForm: 'aes-cbc',
  passwordKey: key.toString('base64'),
  passwordIv: iv.toString('base64'),
} as const

afterEach(() => void vi.unstubAllGlobals())

test('a plain password travels as it is', async () => {
  expect(await passwordToSend('Demo1234 ', { passwordForm: 'plain' })).toBe('Demo1234 ')
})

test('base64 holds the UTF-8 of the password', async () => {
  const sent = await passwordToSend('密码Aa1!', { passwordForm: 'base64' })
  expect(Buffer.from(sent, 'base64').toString()).toBe('密码Aa1!')
})

test.each(['Demo1234', 'exactly16letters', '密码密码密码Aa1'])(
  'AES-CBC with zero padding carries %s in whole blocks',
  async (password) => {
    const sent = Buffer.from(await passwordToSend(password, aes), 'base64')
    expect(sent.length).toBe(Math.ceil(Buffer.byteLength(password) / 16) * 16)
    const cipher = createDecipheriv('aes-128-cbc', key, iv).setAutoPadding(false)
    const opened = Buffer.concat([cipher.update(sent), cipher.final()])
    expect(opened.toString().replace(/\0+$/, '')).toBe(password)
  },
)

test('without a cipher in the browser nothing is sent in another form', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => undefined })
  await expect(passwordToSend('Demo1234', aes)).rejects.toBeInstanceOf(NoCipher)
})
