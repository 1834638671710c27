import { useSuspenseQuery } from '@tanstack/react-query'
import { mayAdminister } from '../../../domain/account/company'
import { dictionaryChoices } from '../../dictionary'
import { SchemaForm } from '../../forms/SchemaForm'
import { text } from '../../locale'
import { AvatarSettings } from './AvatarSettings'
import { saveBase, useProfile } from './profile'
import styles from './Settings.module.css'

/** Name, company, industry and picture. */
export function BaseSettings() {
  const { contactName, identityName, industry, companyRole, username } = useProfile()
  const { data: industries } = useSuspenseQuery({
    queryKey: ['dictionary', 'industry'],
    queryFn: () => dictionaryChoices('industry'),
    staleTime: Infinity,
  })
  const namesCompany = companyRole !== undefined && mayAdminister(companyRole)
  return (
    <div className={styles.parts}>
      <AvatarSettings />
      <section className={styles.card}>
        <h2>{text('settings.base')}</h2>
        <p className={styles.soft}>{text('settings.username', { username })}</p>
        {companyRole !== undefined && !namesCompany && (
          <p className={styles.soft}>{text('settings.company', { company: identityName })}</p>
        )}
        <SchemaForm
          schema="BaseUpdate"
          submitText={text('settings.save')}
          draft="settings.base"
          guard
          hidden={namesCompany ? ['region'] : ['region', 'identityName']}
          value={{
            contactName,
            ...(namesCompany && { identityName }),
            ...(industry && { industry }),
          }}
          context={{ choices: { industry: industries } }}
          // What was taken away is sent as empty; what is not named stays.
          onSubmit={({ industry: chosen = '', ...names }) =>
            saveBase({ ...names, industry: chosen })
          }
        />
      </section>
    </div>
  )
}
