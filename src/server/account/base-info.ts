import { createHash } from 'node:crypto'
import { chosenRole } from '../../domain/account/account'
import { mayAdminister } from '../../domain/account/company'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import type { SessionUser } from '../security/session.sql'
import type { UserData } from '../../domain/account/user-data'
import { dropAvatar } from './avatars'
import { fieldRefusal } from './codes'
import { isRegion } from './regions'
import { isIndustry } from './registration.sql'
import { userAnswer } from './users'
import { keepUserData, lockProfile, nameAccount } from './users.sql'

type Update = Schemas['BaseUpdate']

export const baseInfo = {
  async updateBaseInfo({ body }, context) {
    const user = userOf(context)
    if (body.version !== undefined) await refuseOtherVersion(body.version, context)
    await checkChoices(body, context)
    const names = await renamed(body, context)
    const change = changeOf(body)
    if (body.avatar === '') await dropAvatar(context.database, user.id)
    await keepUserData(context.database, user.id, change)
    const changed: SessionUser = { ...user, ...names, data: { ...user.data, ...change } }
    return userAnswer(changed, context.language)
  },

  getProfile(_call, context) {
    const user = userOf(context)
    const { username, accountName, accountNameEn, kind, companyRole, data } = user
    return {
      version: versionOf(user),
      username,
      contactName: data.contactName ?? username,
      contactNameEn: data.contactNameEn ?? '',
      identityName: accountName,
      identityNameEn: accountNameEn,
      industry: data.industry ?? '',
      region: data.region ?? '',
      email: data.email ?? '',
      areaCode: data.areaCode ?? '',
      mobile: data.mobile ?? '',
      ...(kind === 'company' && { companyRole }),
    }
  },
} satisfies Partial<Handlers>

/**
 * Reads and locks in the transaction of the change, so that only one of two concurrent changes of a version succeeds.
 */
async function refuseOtherVersion(version: number, context: Context): Promise<void> {
  const { id } = userOf(context)
  const profile = await lockProfile(context.database, id)
  if (versionOf(profile) !== version) throw new Refusal('account.base.conflict')
}

/** Version computed from the fields that two tabs may edit; switching the role or the avatar is no conflict. */
function versionOf({
  accountName,
  accountNameEn,
  data: { contactName, contactNameEn = '', industry = '', region = '' },
}: Pick<SessionUser, 'accountName' | 'accountNameEn' | 'data'>) {
  const names = [contactName, contactNameEn, accountName, accountNameEn]
  const content = JSON.stringify([...names, industry, region])
  return createHash('sha256').update(content).digest().readUInt32BE() >>> 1
}

/** Fields to store; undefined fields keep their value. */
function changeOf(body: Update): Partial<UserData> {
  const { contactName, contactNameEn, industry, region, avatar, roleAsked } = body
  const browseRole = chosenRole(body)
  const names = Object.keys(body)
  if (!browseRole && (names.length === 0 || names.some((name) => name.startsWith('is'))))
    throw new Refusal('account.oneRole')
  return {
    ...(contactName !== undefined && { contactName: contactName.trim() }),
    ...(contactNameEn !== undefined && { contactNameEn: contactNameEn.trim() }),
    ...(industry !== undefined && { industry }),
    ...(region !== undefined && { region }),
    ...(avatar !== undefined && { avatar }),
    ...(roleAsked !== undefined && { roleAsked }),
    ...(browseRole && { browseRole }),
  }
}

async function checkChoices({ industry, region }: Update, context: Context): Promise<void> {
  const wrong = (path: keyof Update, key: TextKey) => ({ path, message: context.text(key) })
  const { industry: present } = userOf(context).data
  const errors = [
    ...(industry && !(await isIndustry(context.database, industry, present))
      ? [wrong('industry', 'account.base.unknownIndustry')]
      : []),
    ...(region && !isRegion(region) ? [wrong('region', 'account.base.unknownRegion')] : []),
  ]
  if (errors.length > 0) throw fieldRefusal(errors)
}

type AccountNames = Pick<SessionUser, 'accountName' | 'accountNameEn'>

/**
 * New names of the account. A company's names are changed by its administrators; a person's account is named after
 * the person.
 */
async function renamed(
  { identityName, identityNameEn, contactName, contactNameEn }: Update,
  context: Context,
): Promise<AccountNames> {
  const { accountId, accountName, accountNameEn, kind, companyRole } = userOf(context)
  const namesCompany = identityName !== undefined || identityNameEn !== undefined
  if (namesCompany && (kind !== 'company' || !mayAdminister(companyRole))) {
    throw new Refusal('company.administratorsOnly', { reason: 'forbidden' })
  }
  const [name, nameEn] =
    kind === 'company' ? [identityName, identityNameEn] : [contactName, contactNameEn]
  const names = {
    accountName: name?.trim() ?? accountName,
    accountNameEn: nameEn?.trim() ?? accountNameEn,
  }
  const isRenamed = names.accountName !== accountName || names.accountNameEn !== accountNameEn
  if (isRenamed) await nameAccount(context.database, accountId, names)
  return names
}
