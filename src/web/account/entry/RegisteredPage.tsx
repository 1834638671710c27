import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { fixedPages } from '../../../domain/content/content'
import { choicesOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import { typeDefaults } from '../../../generated/defaults'
import { answerOf, api, dataOf } from '../../calls/api'
import { language, text } from '../../language/locale'
import { once } from '../../calls/once'
import { Button } from '../../ui/Button'
import { usePageTitle } from '../../ui/page-title'
import { General } from '../General'
import { LabelledField } from '../LabelledField'
import { sentPassword } from '../../actions/sent-password'
import styles from '../LoginForm.module.css'
import { LoginFrame } from '../LoginFrame'
import { Segments } from '../Segments'
import own from './Entry.module.css'
import { MobileFields } from './MobileFields'
import { NewPasswords, usePasswordPolicy } from './NewPasswords'
import { RegionFields } from './RegionFields'
import { SelectField } from './SelectField'
import { useEntryForm } from './useEntryForm'

type Input = Schemas['Registration']

const initial: Partial<Input> = { identity: '2', area: 'china', way: 'email', areaCode: typeDefaults.AreaCode }

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

/** Registers a person or a company, in China or overseas, by e-mail or by mobile. */
export function RegisteredPage() {
  usePageTitle(text('entry.register.title'))
  return (
    <LoginFrame title={text('entry.register.title')} hint={text('entry.register.hint')}>
      <RegistrationForm />
      <p className={own.ways}>
        <Link to="/login">{text('entry.register.toLogin')}</Link>
        <Link to="/">{text('account.login.back')}</Link>
      </p>
    </LoginFrame>
  )
}

function RegistrationForm() {
  const navigate = useNavigate()
  const policy = usePasswordPolicy()
  const { data: industries = [] } = useQuery({
    queryKey: ['industries', language],
    queryFn: () =>
      dataOf(
        api.GET('/admin/web/front/param/item/list', { params: { query: { paramId: 'industry' } } }),
      ),
    staleTime: Infinity,
  })
  // After a mistyped address the form opens again with the earlier input.
  const { again }: { again?: Partial<Input> } = useLocation().state ?? {}
  const form = useEntryForm('Registration', {
    initial: { ...initial, ...again },
    also: policy.faults,
    send: register,
  })
  const { value, change, field } = form
  const { area = 'china', identity, way, agreement = false } = value

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

  const choice = <Name extends 'identity' | 'area' | 'way'>(name: Name) => ({
    label: form.title(name),
    titled: true,
    value: value[name] ?? '',
    options: choicesOf(form.schemaOf(name), language).map((choice) => ({
      value: String(choice.value),
      label: choice.label,
    })),
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <General message={form.general} />
      <Segments
        {...choice('identity')}
        onChange={(next) => change({ identity: next as Input['identity'] })}
      />
      <Segments
        {...choice('area')}
        onChange={(next) => change({ area: next as Input['area'], region: '' })}
      />
      <LabelledField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => void checkName()}
      />
      <NewPasswords field={field} />
      {identity === '1' && (
        <>
          <LabelledField {...field('identityName')} autoComplete="organization" />
          <SelectField
            {...field('industry')}
            empty={text('entry.register.choose')}
            options={industries.map(({ itemCode, itemName }) => ({
              value: itemCode,
              label: itemName,
            }))}
          />
        </>
      )}
      <LabelledField {...field('contactName')} autoComplete="name" />
      <RegionFields {...field('region')} area={area} />
      <Segments {...choice('way')} onChange={(next) => change({ way: next as Input['way'] })} />
      {way === 'email' ? (
        <LabelledField {...field('email')} type="email" autoComplete="email" />
      ) : (
        <MobileFields {...form} purpose="register" />
      )}
      <label className={own.agreement}>
        <input
          type="checkbox"
          name="agreement"
          checked={agreement}
          aria-describedby="agreement-fault"
          onChange={({ target }) =>
            // The schema allows only `true`.
            change({ agreement: target.checked as true })
          }
        />
        <span>
          {form.title('agreement')}{' '}
          <a
            href={`${import.meta.env.BASE_URL}${fixedPages.privacy.slice(1)}`}
            target="_blank"
            rel="noreferrer"
          >
            {text('entry.register.read')}
          </a>
        </span>
      </label>
      <p id="agreement-fault" className={styles.fault} aria-live="polite">
        {form.fault('agreement')}
      </p>
      <Button type="submit" look="main" className={styles.submit} disabled={form.busy}>
        {text(form.busy ? 'entry.register.busy' : 'entry.register.submit')}
      </Button>
    </form>
  )

  /** Checks the user name early, while the rest is filled in. */
  async function checkName() {
    const { username } = form.given()
    if (!username) return
    await answerOf(api.POST('/admin/web/user/register/check', { body: { username } })).catch(
      form.fail,
    )
  }
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
