import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { contentKinds, type ContentKindName } from '../../../domain/content/kinds'
import { choicesOf } from '../../../domain/forms/field-schema'
import contentKind from '../../../generated/screens/ContentKind.json'
import { api, dataOf, queries } from '../../calls/api'
import { once } from '../../calls/once'
import { language, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './Office.module.css'

/** Asks for the kind of content and creates its draft. */
export function NewContent() {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const begin = useMutation({
    mutationFn: (kind: ContentKindName) =>
      once('newContent', kind, (headers) =>
        dataOf(api.POST('/office/content', { body: { kind }, headers })),
      ),
    onSuccess({ id }) {
      void queries.invalidateQueries({ queryKey: ['data'] })
      void navigate(`/office/content/${id}`)
    },
  })
  // The cast is safe: the choices of a type are its values.
  const kinds = choicesOf(contentKind, language) as { value: ContentKindName; label: string }[]
  return (
    <>
      <Button look="main" onClick={() => setAsking(true)}>
        {text('publishing.add')}
      </Button>
      {asking && (
        <Dialog title={text('publishing.add')} onClose={() => setAsking(false)}>
          <ul className={styles.kinds}>
            {kinds
              .filter(({ value }) => !contentKinds[value].fixed)
              .map(({ value, label }) => (
                <li key={value}>
                  <Button disabled={begin.isPending} onClick={() => begin.mutate(value)}>
                    {label}
                  </Button>
                </li>
              ))}
          </ul>
          <p className={styles.soft}>{text('publishing.addHint')}</p>
        </Dialog>
      )}
    </>
  )
}
