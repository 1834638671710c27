import { createHash } from 'node:crypto'
import { brokenRule, chinaAreaCode } from '../../domain/account/mobile'
import type { Schemas } from '../../domain/schemas'
import { typeDefaults } from '../../generated/defaults'
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
  /** The session identifies the request, so `request` is not returned. */
  async sendMobileCode(call, context) {
    await askForCode('changeMobile', call, context, ownReceiver(userOf(context).id))
    return null
  },
  sendResetCode: (call, context) => askForCode('resetPassword', call, context),
} satisfies Partial<Handlers>

/** Login by text message can be switched off: it is only as safe as the telephone network. */
export function refuseCodeLogin({ settings }: Context): void {
  if (!settings.codeLogin) throw new Refusal('account.code.noLogin')
}

/** Phone number in international form. */
export const phoneOf = ({
  areaCode = typeDefaults.AreaCode,
  mobile,
}: {
  areaCode?: string | undefined
  mobile: string
}) => `+${areaCode}${mobile}`

/** Receiver key that includes the user, so that two users can ask for a code for the same address or number. */
export const ownReceiver = (userId: number) => (address: string) =>
  `${userId} ${address.toLowerCase()}`

/**
 * A job creates and sends the code. Only the job looks up the account, so the answer does not reveal if there is one.
 */
async function askForCode(
  purpose: CodePurpose,
  {
    params: { mobile },
    query: { areaCode = typeDefaults.AreaCode },
  }: Pick<Call<'sendLoginCode'>, 'params' | 'query'>,
  context: Context,
  receiverOf = (phone: string) => phone,
): Promise<Schemas['CodeRequest']> {
  if (!isAreaCode(areaCode))
    throw fieldRefusal([
      {
        path: 'areaCode',
        message: formSchema('AreaCode')['x-error']?.pattern?.[context.language] ?? '',
      },
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
 * Identifies the request for a code. A code is valid only together with it, so a leaked or guessed code is useless to
 * others. A browser proves the request by its cookie; a front end of another origin has no cookie and sends the field
 * `request`.
 */
const requestOf = (token: string, purpose: CodePurpose, receiver: string) =>
  createHash('sha256').update(`code ${token}\n${purpose}\n${receiver}`).digest('base64url')

/** The code that this browser or session may have requested. */
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

/** Refuses a wrong code. A right code stays valid until `spendCode`. */
export async function checkCode(context: Context, of: CodeOf, code: string): Promise<void> {
  const { pool, autonomous, user } = context
  const { receiver } = of
  // A code from another request does not count against the owner's code or the limit of the number.
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

/** Done by a job, and for unknown numbers too, so that the response time reveals nothing. */
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
