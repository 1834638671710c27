import type { CompanyRole } from '../../../src/domain/account/company'
import type { TestApp } from '../../app'

/** The token in the newest mail to an address. */
export async function tokenFor({ call }: TestApp, to: string): Promise<string> {
  const { data } = await call(null, 'GET', `/dev/outbox?to=${encodeURIComponent(to)}`)
  return new URL(data[0].link).searchParams.get('token')!
}

/** Invites a colleague of the demo's buyer, who accepts; returns the id. */
export async function invited(
  app: TestApp,
  { username, companyRole }: { username: string; companyRole: CompanyRole },
): Promise<number> {
  const email = `${username}@demo.example`
  await app.call('buyer', 'POST', '/web/company/invitation', { email, companyRole })
  const accepted = await app.call(null, 'POST', '/web/company/invitation/accept', {
    token: await tokenFor(app, email),
    username,
    contactName: username,
    password: 'Torque12',
    confirmPassword: 'Torque12',
  })
  return accepted.data.user.id
}
