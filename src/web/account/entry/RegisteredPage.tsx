import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fixedPages } from '../../../domain/content/content'
import { choicesOf } from '../../../domain/forms/field-schema'
import { api, dataOf } from '../../calls/api'
import { language, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { usePageTitle } from '../../ui/page-title'
import { General } from '../General'
import { LabelledField } from '../LabelledField'
import styles from '../LoginForm.module.css'
import { LoginFrame } from '../LoginFrame'
import { Segments } from '../Segments'
import own from './Entry.module.css'
import { MobileFields } from './MobileFields'
import { NewPasswords } from './NewPasswords'
import { RegionFields } from './RegionFields'
import { SelectField } from './SelectField'
import { useRegistration, type Input } from './useRegistration'

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
  const form = useRegistration()
  const { value, change, field } = form
  const { area = 'china', identity, way } = value
  const { data: industries = [] } = useQuery({
    queryKey: ['industries', language],
    queryFn: () =>
      dataOf(
        api.GET('/admin/web/front/param/item/list', { params: { query: { paramId: 'industry' } } }),
      ),
    staleTime: Infinity,
  })

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
        // The choices of the field are those of its schema.
        onChange={(next) => change({ identity: next as Input['identity'] })}
      />
      <Segments
        {...choice('area')}
        // The choices of the field are those of its schema.
        onChange={(next) => change({ area: next as Input['area'], region: '' })}
      />
      <LabelledField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => void form.checkName()}
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
      {/* The choices of the field are those of its schema. */}
      <Segments {...choice('way')} onChange={(next) => change({ way: next as Input['way'] })} />
      {way === 'email' ? (
        <LabelledField {...field('email')} type="email" autoComplete="email" />
      ) : (
        <MobileFields {...form} purpose="register" />
      )}
      <Agreement form={form} />
      <Button type="submit" look="main" className={styles.submit} disabled={form.busy}>
        {text(form.busy ? 'entry.register.busy' : 'entry.register.submit')}
      </Button>
    </form>
  )
}

/** The consent to the privacy statement, with a link to it. */
function Agreement({ form }: { form: ReturnType<typeof useRegistration> }) {
  return (
    <>
      <label className={own.agreement}>
        <input
          type="checkbox"
          name="agreement"
          checked={form.value.agreement ?? false}
          aria-describedby="agreement-fault"
          onChange={({ target }) =>
            // The schema allows only `true`.
            form.change({ agreement: target.checked as true })
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
    </>
  )
}
