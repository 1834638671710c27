import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors'
import { projectRoot } from './settings'

export const webBase = '/crrc_sales_web_html/'

const cacheControl = {
  /** The page names the files of its build: an old one would ask for files that are gone. */
  page: 'no-cache',
  /** Named by their content. */
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=3600',
}

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
      cacheControl: false,
      setHeaders(reply, path) {
        const kind = path.startsWith(join(root, 'index.html'))
          ? 'page'
          : path.startsWith(join(root, 'assets'))
            ? 'assets'
            : 'others'
        reply.header('cache-control', cacheControl[kind])
      },
    })
    app.get(webBase, async (_request, reply) => sendPage(reply))
  }
  app.get('/', async (_request, reply) => reply.redirect(webBase))
  app.get('/crrc_sales_web_html', async (_request, reply) => reply.redirect(webBase))
  app.setNotFoundHandler(async (request, reply) => {
    if (built && wantsPage(request)) return sendPage(reply)
    throw new Refusal('common.notFound')
  })
}

const sendPage = (reply: FastifyReply) => reply.sendFile('index.html')

/** How files end: the front end's, models, documents. The last part of a page's address may have a dot too, such as a number. */
const fileName =
  /\.(?:css|csv|gif|glb|gltf|html?|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|stl|svg|txt|webmanifest|webp|woff2?|xlsx|xml)$/i

/** A missing script or picture is a real 404, never a page. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0]!
  const file = fileName.test(path) || path.startsWith(`${webBase}assets/`)
  const page = path === `${webBase}404.html` || !file
  return (
    (method === 'GET' || method === 'HEAD') &&
    path.startsWith(webBase) &&
    page &&
    /^$|text\/(?:html|\*)|\*\/\*/.test(headers.accept ?? '')
  )
}
