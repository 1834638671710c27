import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretsKey } from './keys'

const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** Encrypted values begin with this; no secret of this shop does in clear. */
const sealedText = /^v1\.([0-9a-f]{12})\.([A-Za-z0-9_-]+)$/

export const isSealed = (text: string): boolean => sealedText.test(text)

/** The id of the key that encrypted a value; nothing for a value in clear. */
export const keyIdIn = (text: string): string | undefined => sealedText.exec(text)?.[1]

/** AES-256-GCM; `place` is authenticated, so that a value cannot be moved to another record. */
export function sealWith({ id, bytes }: SecretsKey, place: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce)
  cipher.setAAD(Buffer.from(`${version}\0${id}\0${place}`))
  const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([body, cipher.getAuthTag()])
  return `${version}.${id}.${sealed.toString('base64url')}`
}

/** Throws if the value was changed, belongs to another record or is in clear. */
export function openWith({ id, bytes }: SecretsKey, place: string, sealed: string): string {
  const body = Buffer.from(sealedText.exec(sealed)?.[2] ?? '', 'base64url')
  if (body.length < nonceBytes + tagBytes) throw new Error(`The secret ${place} is not encrypted`)
  const decipher = createDecipheriv('aes-256-gcm', bytes, body.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(`${version}\0${id}\0${place}`))
  decipher.setAuthTag(body.subarray(-tagBytes))
  try {
    const text = decipher.update(body.subarray(nonceBytes, -tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch (error) {
    throw new Error(`The secret ${place} was changed outside the shop`, { cause: error })
  }
}
