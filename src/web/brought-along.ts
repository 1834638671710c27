import { language } from './locale'
import { previewed } from './previewed'
import { currentTokens } from './session'

/** The element in which the server wrote answers of the calls that the first view makes. */
const elementId = 'answers'
/** After that the page has been here long enough for another answer. */
const freshMs = 30_000

let answers: Record<string, unknown> | undefined

/**
 * The answer to a question that the server wrote into the page, for whom it was written: a visitor who reads its
 * language. Each serves once.
 */
export function broughtAlong({ method, url }: Request): Response | undefined {
  if (method !== 'GET' || previewed || currentTokens() || performance.now() > freshMs)
    return undefined
  answers ??= read()
  const { pathname, search, origin } = new URL(url)
  const answer = origin === location.origin ? answers[pathname + search] : undefined
  if (answer === undefined) return undefined
  delete answers[pathname + search]
  return Response.json(answer)
}

function read(): Record<string, unknown> {
  const written = document.getElementById(elementId)?.textContent
  if (!written) return {}
  // Written by the server in this form.
  const page = JSON.parse(written) as { language: string; answers: Record<string, unknown> }
  return page.language === language ? page.answers : {}
}
