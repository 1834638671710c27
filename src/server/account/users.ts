import { accountNames, nameIn, nameOf } from '../../domain/account/names'
import { flagsOf, identityOf } from '../../domain/account/account'
import { localeOf, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { userOf } from '../http/context'
import type { Handlers } from '../http/handler'
import type { SessionUser } from '../security/session.sql'

export const users = {
  getUser: (_call, context) => userAnswer(userOf(context), context.language),
} satisfies Partial<Handlers>

/** User as answered by the calls; the language defaults to that of the request. */
export function userAnswer(user: SessionUser, language: Language): Schemas['User'] {
  const { id, username, custType, isSystemPassword, staffRoles, data, viewer } = user
  const company = user.kind === 'company'
  return {
    id,
    username,
    custType,
    identity: identityOf[user.kind],
    identityName: nameIn(language, accountNames(user)),
    contactName: nameOf(user, language),
    bucketName: data.bucketName ?? '',
    avatar: data.avatar ?? '',
    isSystemPassword,
    ...flagsOf(data.browseRole),
    ...(data.roleAsked && { roleAsked: true }),
    locale: data.locale ?? localeOf[language],
    staffRoles,
    ...(company && { companyRole: user.companyRole }),
    ...(viewer && { look: { by: viewer.name[language], until: viewer.until.toISOString() } }),
  }
}
