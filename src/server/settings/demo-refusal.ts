import { isLoopback } from '../http/web-addresses'
import type { Settings } from './settings'

/** The reason why the demo does not start here: everybody knows its passwords and links. */
export function demoRefusal({
  demo,
  demoInPublic,
  host,
  publicUrl,
}: Pick<Settings, 'demo' | 'demoInPublic' | 'host' | 'publicUrl'>): string | undefined {
  if (!demo || demoInPublic) return undefined
  const { protocol, hostname } = new URL(publicUrl)
  const setting = !isLoopback(host)
    ? `HOST=${host}`
    : protocol === 'https:' || !isLoopback(hostname)
      ? `PUBLIC_URL=${publicUrl}`
      : undefined
  return (
    setting &&
    `The demo has passwords that everybody knows and does not start with ${setting}: set DEMO=0 for a shop of your own, or DEMO_IN_PUBLIC=1 for a demo that others may reach.`
  )
}
