import { sql } from 'kysely'
import type { Caller } from '../caller'
import type { Client } from '../load'

/** Leaves messages and registers people, who receive a mail. `mails` counts the received mails by address. */
export function peopleClient(
  { insist }: Caller,
  { mark, mails }: { mark: string; mails: () => Map<string, number> },
): Client {
  const messages: string[] = []
  const addresses: string[] = []

  async function register(nth: number) {
    const username = `k${mark}${nth}`
    const email = `${username}@demo.example`
    await insist('POST', '/admin/web/user/register', {
      key: `${mark}-register-${nth}`,
      body: {
        identity: '2',
        area: 'china',
        username,
        contactName: username,
        region: '110000',
        // Long enough for all policies, and not a common password.
        password: 'Torture9753x',
        confirmPassword: 'Torture9753x',
        way: 'email',
        email,
        agreement: true,
      },
    })
    addresses.push(email)
  }
  return {
    async write(nth) {
      const theme = `${mark}-message-${nth}`
      await insist('POST', '/web/message/board', {
        who: 'engineer',
        key: theme,
        body: { theme, description: 'd', contact: 'x@y.example' },
      })
      messages.push(theme)
      if (nth % 4 !== 0) return 1
      await register(nth)
      return 2
    },
    async check(pool, isLast) {
      const { rows } = await sql<{ theme: string; count: number }>`
        select data ->> 'theme' as theme, count(*) as count from board_message
        where data ->> 'theme' like ${`${mark}-message-%`} group by 1`.execute(pool)
      const counts = new Map(rows.map(({ theme, count }) => [theme, count]))
      const wrong = messages.flatMap((theme) => {
        const count = counts.get(theme) ?? 0
        if (count === 1) return []
        return count === 0 ? `${theme} is lost` : `${theme} is there ${count} times`
      })
      if (!isLast) return wrong
      const received = mails()
      return [
        ...wrong,
        ...addresses.flatMap((address) =>
          received.has(address) ? [] : `No mail came to ${address}`,
        ),
      ]
    },
  }
}
