import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors'
import { projectRoot } from './settings'

export const webBase = '/crrc_sales_web_html/'

/** Serves the built front end; an address of the front end that is no file is answered with its page. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  const root = join(projectRoot, 'dist/web')
  const built = existsSync(join(root, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root,
      prefix: webBase,
      preCompressed: true,
      index: false,
      setHeaders(reply, path) {
        const named = path.includes(`${join(root, 'assets')}`)
        reply.header(
          'cache-control',
          named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  }
  app.get('/', async (_request, reply) => reply.redirect(webBase))
  app.get('/crrc_sales_web_html', async (_request, reply) => reply.redirect(webBase))
  app.setNotFoundHandler(async (request, reply) => {
    if (built && wantsPage(request))
      return reply
        .header('cache-control', 'no-cache')
        .sendFile('index.html', { cacheControl: false })
    throw new Refusal('common.notFound')
  })
}

/** A missing script or picture is a real 404, never a page. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0]!
  const page = path === `${webBase}404.html` || extname(path) === ''
  return (
    method === 'GET' &&
    path.startsWith(webBase) &&
    page &&
    (headers.accept ?? '').includes('text/html')
  )
}
