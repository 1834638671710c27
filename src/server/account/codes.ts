import { brokenRule, chinaAreaCode } from '../../domain/account/mobile'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import { formSchema } from '../form-schemas'
import type { Call, Handlers } from '../handler'
import { addJob } from '../jobs/jobs.sql'
import { tryCode, type CodePurpose } from '../one-time/one-time.sql'
import { isAreaCode } from './phone-areas'
import { beginSending, codeAttempt } from './throttle'

export const codes = {
  sendLoginCode: (call, context) => askForCode('login', call, context),
  sendRegisterCode: (call, context) => askForCode('register', call, context),
  sendMobileCode: (call, context) =>
    askForCode('changeMobile', call, context, ownReceiver(userOf(context).id)),
  sendResetCode: (call, context) => askForCode('resetPassword', call, context),
} satisfies Partial<Handlers>

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
): Promise<null> {
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
  await beginSending('codeSending', `${purpose} ${phone}`, context)
  const { autonomous, language } = context
  await addJob(autonomous, {
    kind: 'sendCode',
    data: { purpose, phone, receiver: receiverOf(phone), language },
  })
  return null
}

/** Refuses a code that is not right. It is not used up yet: see `spendCode`. */
export async function checkCode(
  context: Context,
  purpose: CodePurpose,
  receiver: string,
  code: string,
): Promise<void> {
  const key = `${purpose} ${receiver}`
  await codeAttempt(key, context, async () => {
    const state = await tryCode(context.autonomous, purpose, receiver, code)
    if (state === 'right') return
    await noteFailure(context, purpose, receiver)
    throw codeRefusal(context, state)
  })
}

/** Noted by a job, and for a number that nobody has too: the answer takes the same time. */
async function noteFailure(context: Context, purpose: CodePurpose, receiver: string) {
  const { autonomous, user, address, userAgent } = context
  const whose = user ? { userId: user.id } : { phone: receiver }
  const isOfAccount = user !== undefined || purpose === 'login' || purpose === 'resetPassword'
  if (isOfAccount)
    await addJob(autonomous, { kind: 'noteFailedCode', data: { ...whose, address, userAgent } })
}

export const codeRefusal = ({ text }: Context, state: 'wrong' | 'over') =>
  fieldRefusal([{ path: 'code', message: text(`account.code.${state}`) }])

export const fieldRefusal = (errors: Schemas['InputError'][]) =>
  new Refusal('common.badInput', { errors })
