import { Link } from 'react-router'
import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { MoreBlock } from '../ui/MoreBlock'
import { Picture } from '../ui/Picture'
import styles from './CategoryMenu.module.css'
import { useCategories, type CategoryBlock } from './use-categories'

/** Content of the mega menu. */
export function CategoryPanels({ close }: { close: () => void }) {
  const { groups, failed, retry } = useCategories()
  if (failed) {
    return (
      <div className={styles.failed} role="alert">
        <p>{text('shell.categories.failed')}</p>
        <Button onClick={retry}>{text('shell.retry')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      {!groups && <p role="status">{text('common.loading')}</p>}
      {groups?.map(({ categoryType, name, blocks }) => (
        <section key={categoryType} className={styles.group}>
          <h2>{name}</h2>
          <div className={styles.blocks}>
            {blocks.map((block) => (
              <Block key={block.name} block={block} close={close} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Block({ block, close }: { block: CategoryBlock; close: () => void }) {
  return (
    <MoreBlock>
      <h3 className={styles.category}>
        <Link to={block.address} onClick={close}>
          {block.name}
        </Link>
        <Count count={block.count} />
      </h3>
      <ul>
        {block.classes.map(({ id, name, address, count, picture }) => (
          <li key={id} className={styles.class}>
            <Link to={address} onClick={close}>
              <span className={styles.picture}>
                <Picture src={picture} width={48} height={32} />
              </span>
              {name}
            </Link>
            {count !== undefined && <Count count={count} />}
          </li>
        ))}
      </ul>
    </MoreBlock>
  )
}

function Count({ count }: { count: number }) {
  const countText = text(count === 1 ? 'shell.categories.oneModel' : 'shell.categories.models', {
    count,
  })
  return (
    <span className={styles.count} title={countText}>
      {formatNumber(count)}
    </span>
  )
}
