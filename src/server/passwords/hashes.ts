import { hash, verify } from '@node-rs/argon2'

/** An argon2id hash of a password with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Of no password that anybody knows; made once, when it is first needed. */
let nobodys: Promise<string> | undefined

/** Whether the password is right. Where there is no hash it is wrong, after the same work. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await (nobodys ??= hash(crypto.randomUUID()))), password)
  return stored !== undefined && right
}
