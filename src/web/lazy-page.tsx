import { lazy, useState, type ComponentType, type FunctionComponent, type JSX } from 'react'
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
  let arrived: ComponentType<Props> | undefined
  async function arrive() {
    const timeout = new Promise<never>((_resolve, reject) =>
      window.setTimeout(() => reject(new Error(`${name} did not arrive`)), partTimeoutMs),
    )
    const loaded = Promise.all([load(), loadTexts(...areas)])
    const [page] = await Promise.race([loaded, timeout])
    arrived = page[name]
    return { default: arrived }
  }
  const Later = lazy(arrive)

  /** What is here already is drawn without a moment of waiting. */
  function Page(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Later)
    // React's types cannot tell that what a component takes may be written as attributes.
    return <Shown {...(props as Props & JSX.IntrinsicAttributes)} />
  }
  return Object.assign(Page as FunctionComponent<unknown extends Props ? object : Props>, {
    arrive,
  })
}
