import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { text } from '../../language/locale'
import { Icon } from '../../ui/Icon'
import type { PaletteGroup, PaletteOption } from './palette-groups'
import styles from './Palette.module.css'

interface Props {
  id: string
  groups: PaletteGroup[]
  active: PaletteOption | undefined
  onHover: (option: PaletteOption) => void
  onOpen: (option: PaletteOption) => void
}

/** The options below the palette's input, which keeps the focus. */
export function PaletteList({ id, groups, active, onHover, onOpen }: Props) {
  const options = groups.flatMap((group) => group.options)
  const shown = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not return.
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [active?.key])
  return (
    <div
      id={`${id}list`}
      role="listbox"
      hidden={groups.length === 0}
      aria-label={text('office.search.label')}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, options: own }) => (
        <div key={title} role="group" aria-label={title}>
          <p className={styles.group} aria-hidden="true">
            {title}
          </p>
          {own.map((option) => (
            <Link
              key={option.key}
              ref={option === active ? shown : null}
              id={`${id}${options.indexOf(option)}`}
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              to={option.to}
              className={styles.option}
              onMouseMove={() => option !== active && onHover(option)}
              onClick={(event) => {
                // With a modifier the browser opens another tab.
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onOpen(option)
              }}
            >
              <Icon name={option.icon} size={16} />
              <span className={styles.label}>{option.label}</span>
              {option.note && <span className={styles.note}>{option.note}</span>}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
