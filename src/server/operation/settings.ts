import type { Handlers } from '../handler'
import type { PasswordForm } from '../passwords/password-form'
import { webBase } from '../web-files'

/** Who the chat is with; the console of customer service answers for it. */
const customerServiceUserId = 'customer-service'

export function publicSettings({ announced }: PasswordForm) {
  return {
    getSettings(_call, { settings }) {
      const socket = new URL('/websocket/register/im', settings.publicUrl)
      socket.protocol = socket.protocol === 'https:' ? 'wss:' : 'ws:'
      return {
        imCustomerServiceUserId: customerServiceUserId,
        frontWebSocketUrl: base64(socket.href),
        salesWebUrl: base64(new URL(webBase, settings.publicUrl).href),
        ...announced,
        passwordPolicy: settings.passwordPolicy,
        demo: settings.demo,
      }
    },
  } satisfies Partial<Handlers>
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
