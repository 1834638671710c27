import { languages, type Language } from '../../domain/language/language'
import type { CompanyName } from '../settings/settings'
import { dataMarkup, markup, type Markup } from './markup'
import type { Asking, FirstWords, PublicPage } from './public-page'

/** Splits the built index.html into the parts between which page content is inserted. */
export function documentOf(built: string, companyName: CompanyName) {
  const title = /<title>[^<]*<\/title>/
  const described = /<meta\s+name="(?:description|application-name)"[^>]*>\s*/gs
  const [head = '', body = ''] = built.replace(described, '').split(title)
  const [afterTitle = '', afterRoot = ''] = body.split('<div id="root"></div>')
  const [links = '', afterHead = ''] = afterTitle.split('</head>')

  // Both languages, because scripts may choose the other one.
  const names = languages.map(
    (known) =>
      markup`<meta name="application-name" lang="${known}" content="${companyName[known]}">`,
  )

  return (
    view: FirstWords | PublicPage | undefined,
    {
      language,
      text,
      shop,
      whole,
      to,
      answers,
      guideFile,
    }: Pick<Asking, 'language' | 'text' | 'shop' | 'whole' | 'to' | 'answers' | 'guideFile'>,
    preloads: Markup[] = [],
  ): string => {
    const page = view && 'address' in view ? view : undefined
    const titled = view?.title ? `${view.title} · ${shop}` : shop
    const description = page?.description ?? text('shell.tagline')
    const wholeTo = (address: string) => whole(to(address))
    const meta = page
      ? markup`${linksOf(page, { language, whole: wholeTo })}${sharedAs(page, { language, shop, whole, wholeTo })}`
      : markup`<meta name="robots" content="noindex">`
    const structured = (page?.structured ?? []).map((data) =>
      dataMarkup('application/ld+json', undefined, { '@context': 'https://schema.org', ...data }),
    )
    const shown = markup`<title>${titled}</title>
    ${names}
    <meta name="description" content="${description}">
    <meta property="og:title" content="${view?.title ?? shop}">
    <meta property="og:description" content="${description}">
    ${meta}${structured}`
    // A browser in which no script of ours runs reads the guide, too.
    const guide = guideFile
      ? markup`<footer><a href="${guideFile}">${text('shell.footer.guide')}</a></footer>`
      : markup``
    const main = view
      ? markup`<div class="first-view"><header>${shop}</header><main>${view.main}</main>${guide}</div>`
      : markup``
    // Pages with rendered text need no <noscript> message.
    const withoutScript = page
      ? markup``
      : markup`<noscript>${text('shell.noScript')}${view ? '' : guide}</noscript>`
    return (
      head.replace(/<html lang="[^"]*"/, `<html lang="${language === 'en' ? 'en' : 'zh-CN'}"`) +
      shown.html +
      links +
      // Page styles follow the frame's, so that they win.
      markup`${preloads}`.html +
      `</head>${afterHead}` +
      `<div id="root">${main.html}</div>` +
      withoutScript.html +
      answers.markup(language).html +
      afterRoot
    )
  }
}

/** hreflang links: each language has its own address, and the one without a language is x-default. */
function linksOf(
  { address }: PublicPage,
  { language, whole }: { language: Language; whole: (address: string) => string },
): Markup {
  const others = languages.map(
    (other) =>
      markup`<link rel="alternate" hreflang="${other}" href="${whole(inLanguage(address, other))}">`,
  )
  return markup`<link rel="canonical" href="${whole(inLanguage(address, language))}">
    ${others}<link rel="alternate" hreflang="x-default" href="${whole(address)}">`
}

/** Open Graph tags for link previews. */
function sharedAs(
  { address, picture, kind = 'website' }: PublicPage,
  {
    language,
    shop,
    whole,
    wholeTo,
  }: {
    language: Language
    shop: string
    whole: (path: string) => string
    wholeTo: (address: string) => string
  },
): Markup {
  return markup`
    <meta property="og:site_name" content="${shop}">
    <meta property="og:type" content="${kind}">
    <meta property="og:locale" content="${language === 'en' ? 'en_GB' : 'zh_CN'}">
    <meta property="og:url" content="${wholeTo(inLanguage(address, language))}">
    ${
      picture
        ? markup`<meta property="og:image" content="${whole(picture)}">
    <meta name="twitter:card" content="summary_large_image">`
        : ''
    }`
}

export function inLanguage(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}
