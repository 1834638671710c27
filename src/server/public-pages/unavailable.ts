import type { FastifyReply } from 'fastify'
import type { Language } from '../../domain/language/language'
import { translate } from '../../i18n/translate'
import { againSeconds } from '../http/refusals'
import { markup } from './markup'

/** Page for an unavailable database: not cached, and reloads itself. */
export function sendUnavailable(reply: FastifyReply, language: Language): FastifyReply {
  const words = translate(language, 'common.pageUnavailable')
  const { html } = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${againSeconds}">
<title>${words}</title>
</head>
<body>
<p>${words}</p>
<p><a href="">${translate(language, 'common.tryAgain')}</a></p>
</body>
</html>
`
  return reply
    .code(503)
    .header('retry-after', againSeconds)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
