import { hasApp } from '../settings/app-file'
import { webBase } from '../../domain/pages/paths'
import type { Handlers } from '../http/handler'
import type { PasswordForm } from '../passwords/password-form'

export function publicSettings({ announced }: PasswordForm) {
  return {
    async getSettings(_call, { settings, language }) {
      const { company, appLink } = settings
      const companyAddress = company.address[language]
      const socket = new URL('/websocket/register/im', settings.webSocketUrl ?? settings.publicUrl)
      socket.protocol = ['https:', 'wss:'].includes(socket.protocol) ? 'wss:' : 'ws:'
      return {
        imCustomerServiceUserId: String(settings.customerServiceUserId),
        frontWebSocketUrl: base64(socket.href),
        salesWebUrl: base64(new URL(webBase, settings.publicUrl).href),
        ...announced,
        passwordPolicy: settings.passwordPolicy,
        codeLogin: settings.codeLogin,
        demo: settings.demo,
        serviceEmail: company.email,
        ...(companyAddress && { companyAddress }),
        ...(appLink && { appLink }),
        hasApp: await hasApp(settings.dataDir),
        priceViewers: settings.priceViewers,
        guideReaders: settings.guideReaders,
        timeZone: settings.timeZone,
        serviceHours: { from: settings.serviceHours.from, to: settings.serviceHours.to },
      }
    },
  } satisfies Partial<Handlers>
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
