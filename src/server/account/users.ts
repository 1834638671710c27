import { chosenRole, flagsOf, identityOf } from '../../domain/account'
import { localeOf, type Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import { userOf } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import type { SessionUser } from '../session.sql'
import { keepUserData } from './users.sql'

export const users = {
  getUser: (_call, context) => userAnswer(userOf(context), context.language),

  async updateBaseInfo({ body }, context) {
    const browseRole = chosenRole(body)
    if (!browseRole) throw new Refusal('account.oneRole')
    const user = userOf(context)
    await keepUserData(context.database, user.id, { browseRole })
    return userAnswer({ ...user, data: { ...user.data, browseRole } }, context.language)
  },
} satisfies Partial<Handlers>

/** A user as the calls show them; who has not chosen a language has the one they ask in. */
export function userAnswer(user: SessionUser, language: Language): Schemas['User'] {
  const { id, username, custType, accountName, isSystemPassword, staffRoles, data } = user
  return {
    id,
    username,
    custType,
    identity: identityOf[user.kind],
    identityName: accountName,
    contactName: data.contactName ?? username,
    bucketName: data.bucketName ?? '',
    avatar: data.avatar ?? '',
    isSystemPassword,
    ...flagsOf(data.browseRole),
    locale: data.locale ?? localeOf[language],
    staffRoles,
  }
}
