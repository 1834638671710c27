import { textIn } from '../../../domain/language/language'
import { useSuspenseQuery } from '@tanstack/react-query'
import { mayAdminister } from '../../../domain/account/company'
import { LookChoices } from '../../actions/LookChoices'
import { dictionaryChoices } from '../../calls/dictionary'
import { language, text } from '../../language/locale'
import { theme } from '../../session/look'
import { AvatarSettings } from './AvatarSettings'
import { useProfile } from './profile'
import { ProfileForm } from './ProfileForm'
import styles from './Settings.module.css'

const ownNames = ['contactName', 'contactNameEn'] as const

/** Name, company, industry and picture. */
export function BaseSettings() {
  const { identityName, identityNameEn, companyRole, username } = useProfile()
  const { data: industries } = useSuspenseQuery({
    queryKey: ['dictionary', 'industry'],
    queryFn: () => dictionaryChoices('industry'),
    staleTime: Infinity,
  })
  const company = textIn(language, { zh: identityName, en: identityNameEn })
  const namesCompany = companyRole !== undefined && mayAdminister(companyRole)
  return (
    <div className={styles.parts}>
      <AvatarSettings />
      <section className={styles.card}>
        <h2>{text('settings.base')}</h2>
        <p className={styles.soft}>{text('settings.username', { username })}</p>
        {companyRole !== undefined && !namesCompany && (
          <p className={styles.soft}>{text('settings.company', { company })}</p>
        )}
        <ProfileForm
          name="settings.base"
          fields={
            namesCompany
              ? [...ownNames, 'identityName', 'identityNameEn', 'industry']
              : [...ownNames, 'industry']
          }
          context={{ choices: { industry: industries } }}
        />
      </section>
      <section className={styles.card}>
        <LookChoices choice={theme} />
      </section>
    </div>
  )
}
