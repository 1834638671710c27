import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { webBase } from '../../domain/pages/paths'
import { Refusal } from './errors'
import { openPublicPages, serveSitemap, type PublicPageParts } from '../public-pages/serve'
import { webRoot } from './web-root'
import { itemAt } from '../../domain/lists/items'

const cacheControl = {
  /** File names contain a content hash. */
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=3600',
}

/** Serves the built front end; unknown addresses below its base get its page (single-page app). */
export async function serveWeb(
  app: FastifyInstance,
  parts: Omit<PublicPageParts, 'base'>,
): Promise<void> {
  const root = webRoot
  const page = { ...parts, base: webBase }
  const sendPage = existsSync(join(root, 'index.html')) && openPublicPages(root, page)
  if (sendPage) {
    await app.register(fastifyStatic, {
      root,
      prefix: webBase,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const kind = path.startsWith(join(root, 'assets')) ? 'assets' : 'others'
        reply.header('cache-control', cacheControl[kind])
      },
    })
    app.get(webBase, sendPage)
    // Renders the page for this name too, instead of sending the static file.
    app.get(`${webBase}index.html`, sendPage)
    serveSitemap(app, page)
  }
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith(webBase)) return
    const [path = '', ...query] = url.split('?')
    // Tolerates double slashes in glued links.
    if (path.includes('//'))
      return reply.redirect([path.replace(/\/{2,}/g, '/'), ...query].join('?'))
  })
  app.get('/', async (_request, reply) => reply.redirect(webBase))
  app.get('/crrc_sales_web_html', async (_request, reply) => reply.redirect(webBase))
  app.setNotFoundHandler(async (request, reply) => {
    if (sendPage && wantsPage(request)) return sendPage(request, reply)
    throw new Refusal('common.notFound')
  })
}

/**
 * File extensions of the front end, models and documents. A list, because the last segment of a page may contain a
 * dot too, such as a number.
 */
const fileName =
  /\.(?:css|csv|gif|glb|gltf|html?|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|stl|svg|txt|webm|webmanifest|webp|woff2?|xlsx|xml)$/i

/** A missing script or picture is a real 404, never a page. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = itemAt(url.split('?'), 0)
  const file = fileName.test(path) || path.startsWith(`${webBase}assets/`)
  const page = path === `${webBase}404.html` || !file
  return (
    (method === 'GET' || method === 'HEAD') &&
    path.startsWith(webBase) &&
    page &&
    /^$|text\/(?:html|\*)|\*\/\*/.test(headers.accept ?? '')
  )
}
