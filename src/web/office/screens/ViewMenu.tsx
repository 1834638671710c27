import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent } from 'react'
import * as limits from '../../../generated/limits'
import { answerOf, api, dataOf, queries } from '../../calls/api'
import { useKept } from '../../forms/useKept'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { LimitedInput } from '../../ui/LimitedText'
import { Popover } from '../../ui/Popover'
import { showToast } from '../../ui/toast-list'
import type { ColumnChoice } from './columns'
import styles from './ListMenus.module.css'
import type { OfficeResource } from '../../screens/resource'

interface Props {
  resource: OfficeResource
  /** Filters and order as a query string. */
  query: string
  columns: ColumnChoice
  onShow: (query: string) => void
}

/** A user's saved views of a list: filters, order and columns under a name, stored on the server. */
export function ViewMenu(props: Props) {
  return (
    <Popover
      buttonClass={styles.opener}
      button={
        <>
          <Icon name="star" size={16} />
          {text('screens.view')}
        </>
      }
    >
      {(close) => <Views {...props} close={close} />}
    </Popover>
  )
}

function Views({ resource, query, columns, onShow, close }: Props & { close: () => void }) {
  const screen = resource.name
  const queryKey = ['views', screen]
  const [name, setName, forget] = useKept(`view.${screen}`, '')
  const { data: views } = useQuery({
    queryKey,
    queryFn: () => dataOf(api.GET('/office/view', { params: { query: { screen } } })),
  })
  const onSuccess = ({ message }: { message: string }) => {
    showToast('success', message)
    void queries.invalidateQueries({ queryKey })
  }
  const keep = useMutation({
    mutationFn: () => {
      const shown = columns.chosen && { columns: columns.chosen }
      return answerOf(api.POST('/office/view', { body: { screen, name, query, ...shown } }))
    },
    onSuccess: (answer) => {
      forget()
      onSuccess(answer)
    },
  })
  const remove = useMutation({
    mutationFn: (id: number) =>
      answerOf(api.DELETE('/office/view/{id}', { params: { path: { id } } })),
    onSuccess,
  })
  const kept = name.trim()
  const replaces = views?.some((view) => view.name === kept)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (kept) keep.mutate()
  }

  return (
    <div className={styles.panel} aria-busy={!views}>
      {views?.length === 0 && <p className={styles.soft}>{text('screens.view.none')}</p>}
      <ul>
        {views?.map((view) => (
          <li key={view.id} className={styles.view}>
            <button
              type="button"
              onClick={() => {
                columns.choose(view.columns)
                onShow(view.query)
                close()
              }}
            >
              {view.name}
            </button>
            <IconButton
              icon="trash"
              label={text('screens.view.remove', { name: view.name })}
              onClick={() => view.id !== undefined && remove.mutate(view.id)}
            />
          </li>
        ))}
      </ul>
      <form className={styles.keep} onSubmit={send}>
        <LimitedInput
          aria-label={text('screens.view.name')}
          placeholder={text('screens.view.name')}
          limit={limits.SavedView.name}
          value={name}
          onChange={setName}
        />
        <Button type="submit" small disabled={!kept || keep.isPending}>
          {text(replaces ? 'screens.view.replace' : 'screens.view.save')}
        </Button>
      </form>
    </div>
  )
}
