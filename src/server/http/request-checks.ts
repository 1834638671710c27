import type { FastifyInstance } from 'fastify'
import { languageOfLocale } from '../../domain/language/language'
import { webBase } from '../../domain/pages/paths'
import type { Pool } from '../database/database'
import type { Sessions } from '../security/session'
import type { ApiKey } from '../security/api-keys.sql'
import type { SessionUser } from '../security/session.sql'
import { openAccountLanguages } from './account-language'
import { checkAccess } from './access'
import { keyIn, openKeyAccess } from './key-access'
import { refuseBackward, refuseMethod, refuseOtherContent } from './other-calls'
import { refuseUnstorable } from './refusals'
import { refuseInLook } from './view-as'

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated user, set once the token is read. */
    caller: SessionUser | undefined
    /** The API key that makes the call; then there is no user. */
    apiKey: ApiKey | undefined
  }
}

/** Identifies the caller of each request and refuses requests that no handler may see. */
export function checkRequests(app: FastifyInstance, pool: Pool, sessions: Sessions): void {
  const accountLanguage = openAccountLanguages(pool, sessions)
  const keyFor = openKeyAccess(pool)
  app.decorateRequest('caller', undefined)
  app.decorateRequest('apiKey', undefined)
  // Checks access before the body is read, so that an unauthorised caller learns nothing from validation errors and
  // gets the refusal in their language.
  app.addHook('onRequest', async (request) => {
    const { operation, allowed } = request.routeOptions.config
    if (!operation && !allowed) return
    const { authorization, 'accept-language': accepted, 'x-preview': previewed } = request.headers
    const key = keyIn(authorization)
    if (operation && key !== undefined) {
      request.apiKey = await keyFor(key, operation)
    } else if (operation && (operation.security?.length || previewed)) {
      const attended = request.headers['x-unattended'] === undefined
      request.caller = authorization
        ? await sessions.userOf(pool, authorization, attended)
        : undefined
      // A preview is answered in the language of the request.
      if (request.caller?.data.locale && !previewed)
        request.accountLanguage = languageOfLocale(request.caller.data.locale)
      checkAccess(operation, request.caller)
      if (request.caller) refuseInLook(operation, request.method, request.caller)
    } else if (authorization) {
      // A public call: the token only sets the language, and an expired one is no error.
      request.accountLanguage = await accountLanguage(authorization, accepted)
    }
    if (allowed) refuseMethod(request, allowed)
    if (operation) refuseOtherContent(request, operation)
  })
  app.addHook('preValidation', async (request) => {
    // Page addresses cause no database query, and pages answer invalid ones themselves.
    if (!request.url.startsWith(webBase)) refuseUnstorable(request)
  })
  app.addHook('preHandler', async (request) => {
    const { operation } = request.routeOptions.config
    if (operation) refuseBackward(request, operation)
  })
}
