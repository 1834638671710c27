import { lazy, type ComponentType } from 'react'
import { loadTexts, type TextArea } from './locale'

/** A part that does not arrive for so long counts as failed. */
const partTimeoutMs = 120_000

/**
 * A page, or a part of one, that is loaded when it is opened, with the texts of the areas it names beside those of the frame.
 * Without areas all texts come: only where every KiB of a first view counts is it worth naming them.
 */
export function lazyPage<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  ...areas: TextArea[]
) {
  return lazy(async () => {
    const timeout = new Promise<never>((_resolve, reject) =>
      window.setTimeout(() => reject(new Error(`${name} did not arrive`)), partTimeoutMs),
    )
    const arrived = Promise.all([load(), loadTexts(...areas)])
    const [page] = await Promise.race([arrived, timeout])
    return { default: page[name] }
  })
}
