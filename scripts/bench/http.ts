import { Agent, request } from 'node:http'
import type { Question } from '../../src/server/catalogue/index/question'

export interface Ask {
  path: string
  language?: string
  /** if missing, the request is a GET */
  body?: string
  method?: 'PUT'
  /** token of the logged-in user */
  token?: string
  idempotencyKey?: string
}

/** A keep-alive connection, as browsers use it. */
export function openClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  /** Returns the body of the answer; fails if the server refuses. */
  function ask({
    path,
    language = 'en',
    body,
    method: named,
    token,
    ...more
  }: Ask): Promise<Buffer> {
    const headers = {
      'accept-language': language,
      ...(more.idempotencyKey !== undefined && { 'idempotency-key': more.idempotencyKey }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    }
    const method = named ?? (body === undefined ? 'GET' : 'POST')
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, agent, method, path, headers }
      const asked = request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const answer = Buffer.concat(chunks)
          if (response.statusCode === 200) resolve(answer)
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer.toString()}`))
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }
  return { ask, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof openClient>

/** The HTTP request of a customer's browser for a question to the index. */
export function asRequest({ language, selections, ...query }: Question, path = pagePath): Ask {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) parameters.set(name, String(value))
  return { path: `${path}?${parameters}`, language, body: JSON.stringify(selections) }
}

export const pagePath = '/crrc_sales/web/product/page'
