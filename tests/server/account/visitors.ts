import type { Answer, TestApp } from '../../app'

/** A visitor in a network, with a browser that keeps cookies. */
export function visitorAt({ call }: Pick<TestApp, 'call'>, address: string) {
  const jar = new Map<string, string>()
  return {
    jar,
    /** The same browser in another network. */
    from: (elsewhere: string) => {
      address = elsewhere
    },
    async post(path: string, body?: unknown, headers: Record<string, string> = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await call(null, 'POST', path, body, {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...headers,
      })
      for (const set of cookiesOf(answer)) {
        const [name = '', value = ''] = set.split(';')[0]!.split('=')
        jar.set(name, value)
      }
      return answer
    },
  }
}

export type Visitor = ReturnType<typeof visitorAt>

export const cookiesOf = ({ headers }: Pick<Answer, 'headers'>): string[] => {
  const sent = headers['set-cookie']
  return sent === undefined ? [] : [sent].flat().map(String)
}
