import { lazy, type ComponentType } from 'react'

/** A part that does not arrive for so long counts as failed. */
const partTimeoutMs = 120_000

/** A page that is loaded when it is opened. */
export function lazyPage<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  return lazy(async () => {
    const timeout = new Promise<never>((_resolve, reject) =>
      window.setTimeout(() => reject(new Error(`${name} did not arrive`)), partTimeoutMs),
    )
    return { default: (await Promise.race([load(), timeout]))[name] }
  })
}
