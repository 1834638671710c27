import { useSuspenseQuery } from '@tanstack/react-query'
import { LanguageSwitch } from '../../actions/LanguageSwitch'
import { api, dataOf } from '../../calls/api'
import { language, text } from '../../language/locale'
import { ProfileForm } from './ProfileForm'
import styles from './Settings.module.css'

/** The language of pages, messages and mails, and the customer's region. */
export function RegionSettings() {
  const { data: regions } = useSuspenseQuery({
    queryKey: ['regions', language],
    queryFn: () => dataOf(api.GET('/admin/web/front/region/tree')),
    staleTime: Infinity,
  })
  return (
    <div className={styles.parts}>
      <section className={styles.card}>
        <h2>{text('settings.language')}</h2>
        <p className={styles.soft}>{text('settings.languageHint')}</p>
        <LanguageSwitch />
      </section>
      <section className={styles.card}>
        <h2>{text('settings.place')}</h2>
        <ProfileForm name="settings.region" fields={['region']} context={{ regions }} />
      </section>
    </div>
  )
}
