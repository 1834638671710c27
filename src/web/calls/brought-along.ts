import { language } from '../language/locale'
import { previewed } from '../pages/previewed'
import { currentTokens } from '../session/session'

/** Element in which the server embeds answers for the first view's calls. */
const elementId = 'answers'
/** After this time an embedded answer is stale. */
const freshMs = 30_000

type Answers = Record<string, unknown>

let brought: { frame: Answers; answers: Answers } | undefined

/**
 * The embedded answer to a request. Answers of the frame are valid for all readers of the language, the others for
 * visitors only. Each answer is used once.
 */
export function broughtAlong({ method, url }: Request): Response | undefined {
  if (method !== 'GET' || previewed || performance.now() > freshMs) return undefined
  brought ??= read()
  const { pathname, search, origin } = new URL(url)
  const asked = pathname + search
  const answers = asked in brought.frame || currentTokens() ? brought.frame : brought.answers
  const answer = origin === location.origin ? answers[asked] : undefined
  if (answer === undefined) return undefined
  delete answers[asked]
  return Response.json(answer)
}

function read(): { frame: Answers; answers: Answers } {
  const written = document.getElementById(elementId)?.textContent
  if (!written) return { frame: {}, answers: {} }
  // The server writes this shape.
  const page: { language: string; frame: Answers; answers: Answers } = JSON.parse(written)
  return page.language === language ? page : { frame: {}, answers: {} }
}
