import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, dataOf, fileAddress } from '../calls/api'
import { useBootArea, useKnownBootArea } from '../calls/boot-data'
import { companyName } from '../language/company-name'
import { text } from '../language/locale'
import { fixedPages, guidePage } from '../../domain/content/content'
import { orderingPage } from '../../domain/orders/ordering-help'
import type { Schemas } from '../../domain/schemas'
import { useUser } from '../session/session'
import { settingsQuery } from '../calls/settings'
import { Brand } from '../ui/Brand'
import { Icon } from '../ui/Icon'
import styles from './Footer.module.css'
import { navigationFor } from './navigation'
import { QrCode } from './QrCode'

/** Official registry in which every website of China is filed. */
const filingSite = 'https://beian.miit.gov.cn/'

export function Footer() {
  const user = useUser()
  const [hotline] = useBootArea('hotline')
  return (
    <footer className={styles.footer}>
      <Partners />
      <div className={`page ${styles.columns}`}>
        <div className={styles.maker}>
          <Brand light />
          <DemoNote />
        </div>
        <section>
          <h2>{text('shell.footer.shop')}</h2>
          <ul className={styles.links}>
            {navigationFor(user)
              .flatMap(({ children, ...entry }) => children ?? [entry])
              .map(({ to = '/', label }) => (
                <li key={label}>
                  <Link to={to}>{text(label)}</Link>
                </li>
              ))}
          </ul>
        </section>
        <section>
          <h2>{text('shell.footer.contact')}</h2>
          <ul className={styles.contact}>
            <li>
              <Icon name="phone" size={18} />
              <span>
                {hotline?.content && (
                  <>
                    {text('shell.hotline')}
                    <br />
                    <strong>{hotline.content}</strong>
                    <br />
                  </>
                )}
                <ServiceHours />
              </span>
            </li>
            <CompanyContact />
          </ul>
        </section>
        <div className={styles.code}>
          <QrCode area="serviceQrCode" />
        </div>
      </div>
      <div className={styles.end}>
        <div className={`page ${styles.endRow}`}>
          <span>
            {text('shell.footer.rights', {
              year: new Date().getFullYear(),
              company: companyName(),
            })}
          </span>
          <Link to={orderingPage}>{text('shell.help')}</Link>
          <Link to={fixedPages.privacy}>{text('shell.footer.privacy')}</Link>
          <GuideLink />
          <a href={filingSite} target="_blank" rel="noreferrer">
            {text('shell.footer.filing')}
          </a>
        </div>
      </div>
    </footer>
  )
}

/** Link to the guide, if there is one. */
function GuideLink() {
  const { items } = useKnownBootArea('guide')
  if (items?.length === 0) return null
  return <Link to={guidePage}>{text('shell.footer.guide')}</Link>
}

/** The partners' logos; the band keeps its height while they load. */
function Partners() {
  const { data } = useQuery({
    queryKey: ['partnerLogos'],
    queryFn: () => dataOf(api.GET('/web/home/footer/logo')),
    staleTime: Infinity,
    meta: { quiet: true },
  })
  if (data?.length === 0) return null
  return (
    <section className={styles.partners} aria-label={text('shell.footer.partners')}>
      <ul className="page">
        {data?.map((partner) => (
          <li key={partner.imageName}>
            {partner.link ? (
              <Link to={partner.link}>
                <Partner {...partner} />
              </Link>
            ) : (
              <Partner {...partner} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Partner = ({ imageUrl, imageName }: Schemas['BootItem']) => (
  <>
    {imageUrl && <img src={fileAddress(imageUrl)} alt="" width={136} height={40} loading="lazy" />}
    <span>{imageName}</span>
  </>
)

/** Address and e-mail of the company, from the settings. */
function CompanyContact() {
  const { data } = useQuery(settingsQuery)
  if (!data) return null
  const { companyAddress, serviceEmail } = data
  return (
    <>
      {companyAddress && (
        <li>
          <Icon name="pin" size={18} />
          <span>
            {text('shell.footer.address')}
            <br />
            {companyAddress}
          </span>
        </li>
      )}
      <li>
        <Icon name="mail" size={18} />
        <span>
          {text('shell.footer.email')}
          <br />
          <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>
        </span>
      </li>
    </>
  )
}

function ServiceHours() {
  const { data } = useQuery(settingsQuery)
  const { from, to } = data?.serviceHours ?? {}
  return from && to ? text('shell.footer.hours', { from, to }) : null
}

function DemoNote() {
  const { data } = useQuery(settingsQuery)
  return data?.demo ? <p>{text('shell.footer.demo')}</p> : null
}
