import { api } from '../calls/api'
import type { ComparedProduct } from '../actions/comparison'
import { readStored, removeStored, writeStored } from '../session/storage'

const name = 'sharesView'

export const sharesView = () => readStored<boolean>(name) === true

/** Starts sharing this tab's page with customer service. */
export function shareView(): void {
  writeStored(name, true)
  sendView()
}

export function stopSharing(): void {
  removeStored(name)
  void api.PUT('/web/dialogue/view', { body: { agrees: false } }).catch(() => undefined)
}

/** Sends the page, its title and the compared products; if that fails, the next page view is sent. */
export function sendView(): void {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const { pathname, search } = window.location
  const comparison = (readStored<ComparedProduct[]>('comparison') ?? [])
    .slice(0, 20)
    .map(({ id, model }) => ({ id, model }))
  const body = {
    agrees: true,
    address: (pathname.slice(base.length) + search).slice(0, 500) || '/',
    title: document.title.slice(0, 300),
    ...(comparison.length > 0 && { comparison }),
  }
  void api.PUT('/web/dialogue/view', { body }).catch(() => undefined)
}
