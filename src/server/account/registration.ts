import { localeOf } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { noteChange } from '../audit/audit.sql'
import type { Context } from '../http/context'
import type { Database } from '../database/database'
import type { Handlers } from '../http/handler'
import { takeKey } from '../idempotency/idempotency.sql'
import { hashOf } from '../idempotency/request'
import { spendCode } from '../one-time/one-time.sql'
import { hashPassword, isPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import type { UserData } from '../../domain/account/user-data'
import { typeDefaults } from '../../generated/defaults'
import { askedCode, checkCode, codeRefusal, fieldRefusal, phoneOf } from './codes'
import { findLoginByEmail, findLoginByPhone } from './logins.sql'
import { mailRegistration } from './mails'
import { readPasswords } from './new-passwords'
import {
  dropLapsed,
  findRegistered,
  holdAddress,
  insertAccount,
  isIndustry,
  isUsernameFree,
  releaseAddress,
  type NewAccount,
} from './registration.sql'
import { isRegion } from './regions'
import { beginRegistrationMail, countAddress } from './throttle'

type Input = Schemas['Registration']

export function registration(passwordForm: PasswordForm) {
  return {
    async checkRegistration({ body: { username } }, context) {
      await countAddress(context)
      const errors = username === undefined ? [] : await nameFaults(username.trim(), context)
      if (errors.length > 0) throw fieldRefusal(errors)
      return null
    },

    async register({ body }, context) {
      await countAddress(context)
      const { username, email, identityName: company } = body
      const read = readPasswords(body, passwordForm, context, { username, email, company })
      try {
        await registerAnew(body, read, context)
      } catch (refusal) {
        if (!(await isRegistered(body, read.password, context))) throw refusal
      }
      return { way: body.way }
    },
  } satisfies Partial<Handlers>
}

async function registerAnew(
  body: Input,
  { password, errors }: Pick<ReturnType<typeof readPasswords>, 'password' | 'errors'>,
  context: Context,
) {
  const { pool, settings } = context
  const all = [...(await nameFaults(body.username, context)), ...errors]
  all.push(...(await choiceFaults(body, context)))
  if (all.length > 0) throw fieldRefusal(all)

  const byMobile = body.way === 'mobile'
  if (!byMobile) await beginRegistrationMail(body.email ?? '', context)
  if (byMobile) await checkCode(context, askedIn(body, context), body.code ?? '')
  // Hash before the transaction begins (argon2 is slow), and always, so that the response time does not reveal a
  // known address.
  const passwordHash = await hashPassword(password, settings.passwordHash)
  await pool.transaction().execute(async (transaction) => {
    const account = accountOf(body, passwordHash, context)
    const userId = byMobile
      ? await registerByMobile(transaction, account, body, context)
      : await registerByEmail(transaction, account, context)
    const key = context.idempotencyKey()
    if (key)
      await takeKey(transaction, {
        userId,
        key,
        operation: 'register',
        requestHash: contentHashOf(body),
      })
  })
}

/**
 * True if this very registration succeeded before and its answer was lost: a retry has the same idempotency key and
 * knows the password. The stored content hash leaves the password out.
 */
async function isRegistered(body: Input, password: string, context: Context): Promise<boolean> {
  const key = context.idempotencyKey()
  if (!key) return false
  const { username } = body
  const asked = { username, key, requestHash: contentHashOf(body) }
  const passwordHash = await findRegistered(context.pool, asked)
  return (
    passwordHash !== undefined &&
    (await isPassword(passwordHash, password, context.settings.passwordHash))
  )
}

/** Left out of the hash: the first code is spent, so a retry may send another one. */
const contentHashOf = (body: Input) =>
  hashOf({
    ...body,
    password: undefined,
    confirmPassword: undefined,
    code: undefined,
    request: undefined,
  })

/** The number is proved, so conflicts may be named. */
async function registerByMobile(
  transaction: Database,
  account: NewAccount,
  body: Input,
  context: Context,
) {
  if (!(await spendCode(transaction, askedIn(body, context)))) throw codeRefusal(context, 'over')
  await dropLapsed(transaction, account)
  const taken = await findLoginByPhone(transaction, phoneIn(body))
  if (taken) {
    throw fieldRefusal([{ path: 'mobile', message: context.text('entry.register.mobileTaken') }])
  }
  return insert(transaction, account, context)
}

/**
 * The newest registration of an address is the one its link activates; an earlier one, perhaps a stranger's, loses
 * the address. If the address has an account, the registration is stored without the address and can never be
 * activated. So name, login and response are the same in both cases, and only the reader of the mail learns the
 * difference.
 */
async function registerByEmail(transaction: Database, account: NewAccount, context: Context) {
  const { email = '', ...rest } = account.data
  await holdAddress(transaction, email)
  await dropLapsed(transaction, { ...account, email })
  await releaseAddress(transaction, email)
  const known = await findLoginByEmail(transaction, email)
  const kept = known ? { ...account, data: rest } : account
  const userId = await insert(transaction, kept, context)
  await mailRegistration(transaction, { ...account, userId, email }, known, {
    publicUrl: context.settings.publicUrl,
    asked: context.language,
  })
  return userId
}

async function insert(transaction: Database, account: NewAccount, context: Context) {
  const userId = await insertAccount(transaction, account)
  if (userId === undefined) throw fieldRefusal([nameTaken(context)])
  const { requestId } = context
  await noteChange(transaction, { userId, operation: 'register', requestId, params: {} })
  await noteSecurityEvent(transaction, 'registered', userId, context)
  return userId
}

function accountOf(body: Input, passwordHash: string, { language }: Context): NewAccount {
  const { identity, way, region } = body
  const contactName = body.contactName.trim()
  const company = identity === '1'
  const data: UserData = {
    contactName,
    region,
    locale: localeOf[language],
    ...(company && { industry: body.industry ?? '' }),
    ...(way === 'email'
      ? { email: body.email ?? '' }
      : { areaCode: body.areaCode ?? typeDefaults.AreaCode, mobile: body.mobile ?? '' }),
  }
  return {
    kind: company ? 'company' : 'person',
    accountName: company ? (body.identityName ?? '').trim() : contactName,
    username: body.username,
    passwordHash,
    activated: way === 'mobile',
    data,
  }
}

const phoneIn = ({ areaCode, mobile = '' }: Input) => phoneOf({ areaCode, mobile })

const askedIn = (body: Input, context: Context) =>
  askedCode('register', phoneIn(body), context, body.request)

async function nameFaults(username: string, context: Context): Promise<Schemas['InputError'][]> {
  return (await isUsernameFree(context.pool, username)) ? [] : [nameTaken(context)]
}

const nameTaken = ({ text }: Context) => ({
  path: 'username',
  message: text('entry.register.nameTaken'),
})

/** Errors for values that are not in the offered lists. */
async function choiceFaults(body: Input, { pool, text }: Context) {
  const { identity, industry, region, area } = body
  const errors: Schemas['InputError'][] = []
  if (identity === '1' && !(await isIndustry(pool, industry ?? '')))
    errors.push({ path: 'industry', message: text('entry.register.unknownIndustry') })
  const inChina = /^\d/.test(region) || region === 'CN'
  if (!isRegion(region) || inChina !== (area === 'china'))
    errors.push({ path: 'region', message: text('entry.register.unknownRegion') })
  return errors
}
