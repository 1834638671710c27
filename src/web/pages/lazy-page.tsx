import { lazy, useState, type ComponentType, type FunctionComponent, type JSX } from 'react'
import { loadTexts, type TextArea } from '../language/locale'

/** A part that does not arrive for so long counts as failed. */
const partTimeoutMs = 120_000

/** The path of the page that is open, as the routes name it. */
export const openPath = () =>
  window.location.pathname.slice(import.meta.env.BASE_URL.length - 1) || '/'

/** Loads a component that is a later part, or that says what it is drawn with, before it is drawn. */
export async function arrivalOf(component: unknown): Promise<void> {
  await (component as { arrive?: () => Promise<unknown> } | undefined)?.arrive?.()
}

/** What is given to a component of a module. */
type PropsIn<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props> ? Props : never

/** A part of a page that is loaded when it is shown. */
export function lazyPart<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  name: Name,
  load: () => Promise<Module>,
) {
  type Props = PropsIn<Module, Name>
  let arrived: ComponentType<Props> | undefined
  async function arrive() {
    const timeout = new Promise<never>((_resolve, reject) =>
      window.setTimeout(() => reject(new Error(`${name} did not arrive`)), partTimeoutMs),
    )
    const part = (await Promise.race([load(), timeout]))[name] as ComponentType<Props>
    // Each wait within a page that is shown already would hold it up anew; what fails says so in its own place.
    await arrivalOf(part).catch(() => undefined)
    arrived = part
    return { default: part }
  }
  const Later = lazy(arrive)

  /** What is here already is drawn without a moment of waiting. */
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Later)
    // React's types cannot tell that what a component takes may be written as attributes.
    return <Shown {...(props as Props & JSX.IntrinsicAttributes)} />
  }
  return Object.assign(Part as FunctionComponent<unknown extends Props ? object : Props>, {
    arrive,
  })
}

/**
 * A page, or a part of one, that is loaded when it is opened, with the texts of the areas it names beside those of the frame.
 * Without areas all texts come: only where every KiB of a first view counts is it worth naming them.
 */
export function lazyPage<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  name: Name,
  load: () => Promise<Module>,
  ...areas: TextArea[]
) {
  return lazyPart(name, async () => {
    const [parts] = await Promise.all([load(), loadTexts(...areas)])
    return parts
  })
}
