import { createHash } from 'node:crypto'
import { brokenRule, chinaAreaCode } from '../../domain/account/mobile'
import type { Schemas } from '../../domain/schemas'
import { browserHash, browserOf, keepBrowser } from '../http/browser-cookie'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { Call, Handlers } from '../http/handler'
import { addJob } from '../jobs/jobs.sql'
import { isCodeAsked, tryCode, type CodeOf, type CodePurpose } from '../one-time/one-time.sql'
import { isAreaCode } from './phone-areas'
import { beginSending, codeAttempt, countAddress } from './throttle'

export const codes = {
  sendLoginCode(call, context) {
    refuseCodeLogin(context)
    return askForCode('login', call, context)
  },
  sendRegisterCode: (call, context) => askForCode('register', call, context),
  /** The session names the request: nothing is sent back. */
  async sendMobileCode(call, context) {
    await askForCode('changeMobile', call, context, ownReceiver(userOf(context).id))
    return null
  },
  sendResetCode: (call, context) => askForCode('resetPassword', call, context),
} satisfies Partial<Handlers>

/** A shop may do without the login by a text message, which is as safe as the telephone network. */
export function refuseCodeLogin({ settings }: Context): void {
  if (!settings.codeLogin) throw new Refusal('account.code.noLogin')
}

/** A number with its area code, as it is dialled from everywhere; China is meant where no area is named. */
export const phoneOf = ({ areaCode = '86', mobile }: { areaCode?: string; mobile: string }) =>
  `+${areaCode}${mobile}`

/** A code to change an address or a number is good for one user alone: two may ask for the same. */
export const ownReceiver = (userId: number) => (address: string) =>
  `${userId} ${address.toLowerCase()}`

/** The code is made and sent by a job, which alone looks whether there is an account: the answer cannot tell. */
async function askForCode(
  purpose: CodePurpose,
  {
    params: { mobile },
    query: { areaCode = '86' },
  }: Pick<Call<'sendLoginCode'>, 'params' | 'query'>,
  context: Context,
  receiverOf = (phone: string) => phone,
): Promise<Schemas['CodeRequest']> {
  if (!isAreaCode(areaCode))
    throw fieldRefusal([
      { path: 'areaCode', message: formSchema('AreaCode')['x-error']!.pattern![context.language] },
    ])
  const broken = brokenRule(areaCode, mobile)
  if (broken) {
    const schema = areaCode === chinaAreaCode ? 'ChineseMobileNumber' : 'MobileNumber'
    const message = formSchema(schema)['x-error']?.[broken]?.[context.language] ?? ''
    throw fieldRefusal([{ path: 'mobile', message }])
  }
  const phone = phoneOf({ areaCode, mobile })
  const { autonomous, language, user } = context
  const whose = user ? { userId: user.id } : { phone }
  await beginSending({ kind: 'codeSending', purpose, to: phone, whose }, context)
  const receiver = receiverOf(phone)
  const request = requestOf(user?.sessionId ?? keepBrowser(context), purpose, receiver)
  const askedBy = browserHash(request)
  await addJob(autonomous, {
    kind: 'sendCode',
    data: { purpose, phone, receiver, askedBy, language },
  })
  return { request }
}

/**
 * Names the request for a code. A code is good only with it: somebody else who learns or guesses the code has no use of it.
 * A visitor's browser tells it by its cookie, and a front end of another origin, which sends none, by the field `request`.
 */
const requestOf = (token: string, purpose: CodePurpose, receiver: string) =>
  createHash('sha256').update(`code ${token}\n${purpose}\n${receiver}`).digest('base64url')

/** The code that this browser, or this session, may have asked for. */
export function askedCode(
  purpose: CodePurpose,
  receiver: string,
  context: Context,
  sent?: string,
): CodeOf {
  const token = context.user?.sessionId ?? browserOf(context)
  const request = sent ?? (token === undefined ? '' : requestOf(token, purpose, receiver))
  return { purpose, receiver, askedBy: browserHash(request) }
}

/** Refuses a code that is not right. It is not used up yet: see `spendCode`. */
export async function checkCode(context: Context, of: CodeOf, code: string): Promise<void> {
  const { pool, autonomous, user } = context
  const { receiver } = of
  // It counts for nobody: the owner's code stays good, and its number is none the nearer to its limit.
  if (!(await isCodeAsked(pool, of))) {
    await countAddress(context)
    throw codeRefusal(context, 'elsewhere')
  }
  const whose = user ? { userId: user.id } : { phone: receiver }
  await codeAttempt(receiver, whose, context, async () => {
    const state = await tryCode(autonomous, of, code)
    if (state === 'right') return
    await noteFailure(context, of)
    throw codeRefusal(context, state)
  })
}

/** Noted by a job, and for a number that nobody has too: the answer takes the same time. */
async function noteFailure(context: Context, { purpose, receiver }: CodeOf) {
  const { autonomous, user, address, userAgent } = context
  const whose = user ? { userId: user.id } : { phone: receiver }
  const isOfAccount = user !== undefined || purpose === 'login' || purpose === 'resetPassword'
  if (isOfAccount)
    await addJob(autonomous, { kind: 'noteFailedCode', data: { ...whose, address, userAgent } })
}

export const codeRefusal = ({ text }: Context, state: 'wrong' | 'over' | 'elsewhere') =>
  fieldRefusal([{ path: 'code', message: text(`account.code.${state}`) }])

export const fieldRefusal = (errors: Schemas['InputError'][]) =>
  new Refusal('common.badInput', { errors })
