import { Link } from 'react-router'
import { fileAddress } from '../calls/api'
import { useBootArea } from '../calls/boot-data'
import { companyName } from '../language/company-name'
import { text } from '../language/locale'
import styles from './Brand.module.css'

/** The maker's logo (the server may provide one) and name, linked to the home page. */
export function Brand({ light }: { light?: boolean }) {
  const [ownLogo] = useBootArea('logo')
  // Provided logos are made for light backgrounds.
  const logo = light ? undefined : ownLogo
  return (
    <Link to="/" className={`${styles.brand} ${light ? styles.light : ''}`}>
      {logo?.imageUrl ? (
        <img src={fileAddress(logo.imageUrl)} alt="" width={40} height={40} />
      ) : (
        <BrandMark size={40} />
      )}
      <span className={styles.names}>
        <span className={styles.name}>{companyName()}</span>
        <span className={styles.tagline}>{text('shell.tagline')}</span>
      </span>
    </Link>
  )
}

/** The maker's mark where no logo is provided. */
export const BrandMark = ({ size }: { size: number }) => (
  <svg className={styles.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path d="M16 1 29 8.5v15L16 31 3 23.5v-15z" />
    <circle cx="16" cy="16" r="7.5" />
    <circle cx="16" cy="16" r="2.5" />
  </svg>
)
