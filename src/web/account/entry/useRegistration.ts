import type { Schemas } from '../../../domain/schemas'
import { typeDefaults } from '../../../generated/defaults'
import { useNavigate, useLocation } from 'react-router'
import { usePasswordPolicy } from './NewPasswords'
import { useEntryForm } from './useEntryForm'
import { once } from '../../calls/once'
import { answerOf, api } from '../../calls/api'
import { sentPassword } from '../../actions/sent-password'

export type Input = Schemas['Registration']

const initial: Partial<Input> = {
  identity: '2',
  area: 'china',
  way: 'email',
  areaCode: typeDefaults.AreaCode,
}

/**
 * Initial values of a second registration, without secrets and without the user name, which the first registration
 * reserves until it lapses.
 */
const againOf = ({ identity, area, region, way, contactName, identityName, industry }: Input) => ({
  identity,
  area,
  region,
  way,
  contactName,
  ...(identityName !== undefined && { identityName }),
  ...(industry !== undefined && { industry }),
})

/** The form of a registration, and its sending. */
export function useRegistration() {
  const navigate = useNavigate()
  const policy = usePasswordPolicy()
  // After a mistyped address the form opens again with the earlier input.
  const { again }: { again?: Partial<Input> } = useLocation().state ?? {}
  const form = useEntryForm('Registration', {
    initial: { ...initial, ...again },
    also: policy.faults,
    send: register,
  })

  async function register(input: Input) {
    const body = await withSentPasswords(meant(input))
    // Idempotent: if the answer was lost, a retry would otherwise find its own user name taken.
    await once('registration', null, (headers) =>
      answerOf(api.POST('/admin/web/user/register', { body, headers })),
    )
    const { email = '', username } = input
    void navigate(input.way === 'email' ? '/emileSuccess' : '/phoneSuccess', {
      state: { email, username, again: againOf(input) },
    })
  }

  /** Checks the user name early, while the rest is filled in. */
  async function checkName() {
    const { username } = form.given()
    if (!username) return
    await answerOf(api.POST('/admin/web/user/register/check', { body: { username } })).catch(
      form.fail,
    )
  }

  return { ...form, checkName }
}

/** Drops the input that belongs to another kind of account or another way of registration. */
function meant({ identityName, industry, email, areaCode, mobile, code, ...rest }: Input): Input {
  return {
    ...rest,
    ...(rest.identity === '1' && { identityName, industry }),
    ...(rest.way === 'email' ? { email } : { areaCode, mobile, code }),
  }
}

/** Passwords are sent in the form this server announces. */
async function withSentPasswords(input: Input): Promise<Input> {
  const password = await sentPassword(input.password)
  return { ...input, password, confirmPassword: await sentPassword(input.confirmPassword) }
}
