import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { aboutUsAddress, isAboutUsLink } from '../../domain/content/content'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { showToast } from '../ui/toast-list'
import type { NavigationMenu } from './navigation'
import styles from './Navigation.module.css'

const seldom = { staleTime: 300_000, meta: { quiet: true } }

/** The submenu of a navigation entry, from the server's content. */
export function ContentMenu({ menu, close }: { menu: NavigationMenu; close: () => void }) {
  const Menu = menus[menu]
  return <Menu close={close} />
}

const menus = { scenes: Scenes, experiments: Experiments, aboutUs: AboutUs }

interface Props {
  close: () => void
}

function Scenes({ close }: Props) {
  const { data } = useQuery({
    queryKey: ['scenes'],
    queryFn: () => dataOf(api.GET('/web/industry/scene/industry')),
    ...seldom,
  })
  return (
    <ul className={styles.children}>
      <Entry to="/industryScene" label={text('shell.nav.scenes.all')} close={close} />
      {data?.map(({ industrySceneName, children }) => (
        <li key={industrySceneName}>
          <span className={styles.group}>{industrySceneName}</span>
          <ul>
            {children.map(({ id, industryName }) => (
              <Entry key={id} to={`/industryScene?id=${id}`} label={industryName} close={close} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Experiments({ close }: Props) {
  const { data } = useQuery({
    queryKey: ['experimentTypes'],
    queryFn: () => dataOf(api.GET('/web/experiment/type/list')),
    ...seldom,
  })
  const page = '/experimentalServices'
  return (
    <ul className={styles.children}>
      <Entry to={page} label={text('shell.nav.experiments.all')} close={close} />
      {data?.map(({ id, typeName, objectList }) => (
        <li key={id}>
          <Link to={`${page}?id=${id}`} className={styles.group} onClick={close}>
            {typeName}
          </Link>
          <ul>
            {objectList.map(({ objectId, objectName }) => (
              <Entry
                key={objectId}
                to={`${page}?id=${id}&objectId=${objectId}`}
                label={objectName}
                close={close}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function AboutUs({ close }: Props) {
  const { data } = useQuery({
    queryKey: ['aboutUs', 'list'],
    queryFn: () => dataOf(api.GET('/web/about/us/list')),
    ...seldom,
  })
  return (
    <ul className={styles.children}>
      {data?.map((page) => (
        <AboutUsEntry key={page.typeId} page={page} close={close} />
      ))}
    </ul>
  )
}

/** An internal link, an external link, or an entry without an address yet. */
function AboutUsEntry({ page, close }: { page: Schemas['AboutUs'] } & Props) {
  const { typeId, typeName, privacyLink } = page
  if (!isAboutUsLink(typeId))
    return <Entry to={`/aboutUs/${typeId}`} label={typeName} close={close} />
  return (
    <li>
      {privacyLink ? (
        <a href={aboutUsAddress(privacyLink)} target="_blank" rel="noreferrer" onClick={close}>
          {typeName}
        </a>
      ) : (
        <button
          type="button"
          onClick={() => {
            close()
            showToast('warning', text('shell.nav.noLink'))
          }}
        >
          {typeName}
        </button>
      )}
    </li>
  )
}

function Entry({ to, label, close }: { to: string; label: string } & Props) {
  return (
    <li>
      <Link to={to} onClick={close}>
        {label}
      </Link>
    </li>
  )
}
