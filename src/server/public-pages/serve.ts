import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bootAreas } from '../../domain/content/content'
import { languages, type Language } from '../../domain/language/language'
import { hasPage } from '../../domain/pages/paths'
import { translate } from '../../i18n/translate'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { CompanyName } from '../settings/settings'
import type { Handlers } from '../http/handler'
import { keptLocale } from '../http/locale-cookie'
import { isLostConnection, languageOf } from '../http/refusals'
import { Answers, frameCalls } from './answers'
import { sendText } from './compressed'
import { documentOf } from './document'
import { firstWordsOf } from './first-words'
import { makerAt } from './pages'
import { openPreloads } from './preloads'
import { ask, type Asking, type PublicPage } from './public-page'
import { sitemapIndex, sitemapOfPages, sitemapOfProducts } from './sitemap'
import { sendUnavailable } from './unavailable'

export interface PublicPageParts {
  handlers: Handlers
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context
  /** Base path of the front end, with a trailing slash. */
  base: string
  publicUrl: string
  companyName: CompanyName
  /** The API is on another server, so pages are sent without text. */
  withoutText: boolean
}

/** Serves the front end's pages, public ones with their text, and robots.txt and sitemaps. */
export function openPublicPages(root: string, parts: PublicPageParts) {
  const write = documentOf(readFileSync(join(root, 'index.html'), 'utf8'), parts.companyName)
  const preloads = openPreloads(root, parts.base)

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, searchParams } = new URL(request.url, parts.publicUrl)
    const path = `/${pathname.slice(parts.base.length)}`.replace(/(?<=.)\/$/, '')
    const language = languageIn(searchParams, request) ?? languageOf(request)
    const asking = askingOf(parts, request, reply, language)
    const { page, missing, unavailable }: Made = parts.withoutText
      ? {}
      : await madePage(path, searchParams, asking)
    const isBare = parts.withoutText || path.startsWith('/office')
    const { framed, guideFile } = isBare ? { framed: true } : await askForFrame(asking)
    // Caches and search engines would store an empty page as the real content.
    if (unavailable || !framed) return sendUnavailable(reply, language)
    if (missing || !hasPage(path)) reply.code(404)
    const words = page ?? firstWordsOf(path, asking)
    const text = write(words, { ...asking, guideFile }, preloads(path, language))
    return sendText(request, reply, { type: 'text/html; charset=utf-8', text })
  }
  return sendPage
}

export function serveSitemap(app: FastifyInstance, parts: PublicPageParts): void {
  const xml = 'application/xml; charset=utf-8'
  const whole = (path: string) => new URL(path, parts.publicUrl).href

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      // Crawlers may make the calls that pages need for rendering; other API addresses are not pages.
      `User-agent: *\nAllow: /crrc_sales/web/\nAllow: /crrc_sales/admin/sysconfig/common/\n` +
        `Disallow: /crrc_sales/\n` +
        `Disallow: ${parts.base}office\n\nSitemap: ${whole('/sitemap.xml')}\n`,
    ),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const { database } = parts.contextOf(request, reply)
    return sendText(request, reply, { type: xml, text: await sitemapIndex(database, whole) })
  })
  app.get('/sitemap-pages.xml', async (request, reply) => {
    const text = await sitemapOfPages(askingOf(parts, request, reply, 'zh'))
    return sendText(request, reply, { type: xml, text })
  })
  app.get<{ Params: { from: string } }>('/sitemap-:from(^\\d{1,9}).xml', async (request, reply) => {
    const asking = askingOf(parts, request, reply, 'zh')
    const from = Number(request.params.from)
    const text = await sitemapOfProducts(asking.context.database, asking, from)
    return sendText(request, reply, { type: xml, text })
  })
}

/** Language of the link (used by search engines), else the visitor's choice. */
function languageIn(query: URLSearchParams, { headers }: FastifyRequest): Language | undefined {
  const chosen = keptLocale(headers.cookie)?.slice(0, 2)
  return languages.find((known) => known === (query.get('lang') ?? chosen))
}

/** Always calls as a visitor, so that no personal data get into a page. */
function askingOf(
  { handlers, contextOf, base, publicUrl, companyName }: PublicPageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): Asking {
  const text: Asking['text'] = (key, values) => translate(language, key, values)
  const spoken = { language, sentenceLanguage: language, text }
  const context = { ...contextOf(request, reply), user: undefined, ...spoken }
  return {
    handlers,
    context,
    language,
    text,
    shop: companyName[language],
    answers: new Answers(),
    to: (address) => base + address.slice(1),
    whole: (path) => new URL(path, publicUrl).href,
  }
}

interface Frame {
  /** False if the server cannot answer at all. */
  framed: boolean
  guideFile?: string | undefined
}

/** Embeds the frame's answers; failed calls are left to the script. */
async function askForFrame(asking: Asking): Promise<Frame> {
  const bootData = ask(asking, 'getBootData')
  const others = frameCalls.filter((call) => call !== 'getBootData')
  const asked = await Promise.allSettled([bootData, ...others.map((call) => ask(asking, call))])
  const failed = asked.flatMap((result) =>
    // The type of a reason is `any`.
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  for (const reason of failed) asking.context.log.error(reason)
  const framed = !failed.some((reason) => reason instanceof Error && isLostConnection(reason))
  if (failed.length > 0 || asking.context.settings.guideReaders !== 'everybody') return { framed }
  const guide = (await bootData).find(({ area }) => area === bootAreas.guide)
  return { framed, guideFile: guide?.items[0]?.imageUrl }
}

interface Made {
  page?: PublicPage | undefined
  /** The record does not exist (404). */
  missing?: boolean
  /** The server is temporarily unavailable (503). */
  unavailable?: boolean
}

/** If rendering fails, the page is sent without text, and its script shows the error. */
async function madePage(path: string, query: URLSearchParams, asking: Asking): Promise<Made> {
  try {
    return { page: await makerAt(path)?.(query, asking, path) }
  } catch (error) {
    if (error instanceof Error && isLostConnection(error)) return { unavailable: true }
    if (error instanceof Refusal) return { missing: error.status === 404 }
    asking.context.log.error(error)
    return {}
  }
}
