import { lazy, useState, type ComponentType, type FunctionComponent, type JSX } from 'react'
import { loadTexts, type TextArea } from '../language/locale'

/** Loading a chunk counts as failed after this time. */
const partTimeoutMs = 120_000

/** The current path without the base, as in the routes. */
export const openPath = () =>
  window.location.pathname.slice(import.meta.env.BASE_URL.length - 1) || '/'

/** Preloads a component: its chunk if it is lazy, and its data if it has an `arrive`. */
export async function arrivalOf(component: unknown): Promise<void> {
  await (component as { arrive?: () => Promise<unknown> } | undefined)?.arrive?.()
}

/** The props of a module's component. */
type PropsIn<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props> ? Props : never

/** A component whose chunk is loaded when it is shown. */
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
    // The caller names a component of the module that it loads.
    const part = (await Promise.race([load(), timeout]))[name] as ComponentType<Props>
    // Preload the data of nested parts too, or each would suspend the page again; a failure is shown where it
    // belongs.
    await arrivalOf(part).catch(() => undefined)
    arrived = part
    return { default: part }
  }
  const Later = lazy(arrive)

  /** Renders a loaded component at once, without suspending. */
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Later)
    // TypeScript cannot infer that these props are valid JSX attributes.
    return <Shown {...(props as Props & JSX.IntrinsicAttributes)} />
  }
  return Object.assign(Part as FunctionComponent<unknown extends Props ? object : Props>, {
    arrive,
  })
}

/**
 * A page, or a part of one, loaded on demand together with the texts of the given areas (besides the frame's).
 * Without areas all texts are loaded; name areas only where every KiB of the first view counts.
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
