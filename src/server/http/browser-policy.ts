import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Settings } from '../settings/settings'

/** Security headers, computed once: they are the same for every response. */
export function sendPolicy(app: FastifyInstance, settings: Settings): void {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(policyOf(settings))(answer.req, answer, () => {})
  const headers = answer.getHeaders()
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    next()
  })
}

/** Only scripts of this server and no eval. Ant Design injects its styles, hence the inline styles. */
function policyOf({ apiOrigin, publicUrl, webSocketUrl }: Settings) {
  const api = apiOrigin ? [new URL(apiOrigin).origin] : []
  const sockets = [...api.map((origin) => origin.replace(/^http/, 'ws')), webSocketUrl ?? []].flat()
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...api],
        fontSrc: ["'self'", 'data:'],
        // Textures inside a 3D model are fetched as blobs.
        connectSrc: ["'self'", 'blob:', ...api, ...sockets],
        mediaSrc: ["'self'", ...api],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // The office previews pages of the shop in a frame.
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
      },
    },
    // The referrer is sent only to this site.
    referrerPolicy: { policy: 'same-origin' as const },
    // Allows models and drawings in a front end of another origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' as const },
    strictTransportSecurity: publicUrl.startsWith('https:') ? undefined : (false as const),
  }
}

/** CORS for the front ends named in the settings. The token travels in a header, never in a cookie. */
export function allowOrigins(app: FastifyInstance, origins: string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (!origin || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin).header('vary', 'origin')
    if (request.method !== 'OPTIONS') return
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header(
        'access-control-allow-headers',
        'authorization, content-type, idempotency-key, x-preview, x-unattended',
      )
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}
