import type { ReceivedMail } from '../../tests/server/outbox/servers'

/** Counts received mails by address. */
export function countMails(received: readonly ReceivedMail[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const address of received.flatMap(({ to }) => to))
    counts.set(address, (counts.get(address) ?? 0) + 1)
  return counts
}
