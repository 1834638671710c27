import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentKinds } from '../../../domain/content/kinds'
import { mayStep } from '../../../domain/content/steps'
import { labelOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import contentState from '../../../generated/screens/ContentState.json'
import type { FormContext } from '../../forms/form-context'
import { useFormParts } from '../../forms/useFormParts'
import { formatTime, language, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Tag } from '../../ui/Tag'
import { showToast } from '../../ui/toast-list'
import { keepAnswer, readVersion, takeStep, type ContentRecord } from './content-calls'
import { contentTones } from './content-tones'
import { differencesOf } from './difference'
import styles from './Office.module.css'
import { itemAt } from '../../../domain/lists/items'

/** All versions, newest first; any two can be compared, and an older one restored as a draft. */
export function VersionsPane({ record, context }: { record: ContentRecord; context: FormContext }) {
  const { versions } = record
  const newest = itemAt(versions, 0)
  const [compared, setCompared] = useState({
    from: versions[1]?.number ?? newest.number,
    to: newest.number,
  })
  const restore = useMutation({
    mutationFn: (number: number) => takeStep('revise', record, { number }),
    onSuccess({ data, message }) {
      keepAnswer(data)
      showToast('success', message)
    },
  })
  const mayRestore = mayStep('revise', newest.state, false)
  return (
    <div className={styles.versions}>
      <div
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={text('publishing.versions')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{text('publishing.version')}</th>
              <th scope="col">{text('publishing.state')}</th>
              <th scope="col">{text('publishing.author')}</th>
              <th scope="col">{text('publishing.approver')}</th>
              <th scope="col">{text('publishing.changed')}</th>
              <th scope="col">{text('publishing.from')}</th>
              <th scope="col">{text('publishing.to')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.number}>
                <th scope="row">{version.number}</th>
                <td>
                  <StateTag state={version.state} />
                </td>
                <td>{version.author ?? text('screens.none')}</td>
                <td>{version.approver ?? text('screens.none')}</td>
                <td>{formatTime(version.changedTime)}</td>
                {(['from', 'to'] as const).map((side) => (
                  <td key={side}>
                    <input
                      type="radio"
                      name={side}
                      aria-label={text(`publishing.${side}Version`, { number: version.number })}
                      checked={compared[side] === version.number}
                      onChange={() => setCompared({ ...compared, [side]: version.number })}
                    />
                  </td>
                ))}
                <td>
                  {mayRestore && version !== newest && (
                    <Button
                      small
                      disabled={restore.isPending}
                      onClick={() => restore.mutate(version.number)}
                    >
                      {text('publishing.restore', { number: version.number })}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {compared.from !== compared.to && (
        <Differences record={record} {...compared} context={context} />
      )}
    </div>
  )
}

export function StateTag({ state }: { state: Schemas['ContentState'] }) {
  return <Tag tone={contentTones[state]}>{labelOf(contentState, state, language)}</Tag>
}

interface Compared {
  record: ContentRecord
  from: number
  to: number
  context: FormContext
}

function Differences({ record: { id, kind, version }, from, to, context }: Compared) {
  const { texts } = useFormParts(contentKinds[kind].form)
  const { data } = useQuery({
    queryKey: ['contentVersions', id, version, from, to],
    queryFn: () => Promise.all([readVersion(id, from), readVersion(id, to)]),
  })
  if (!data) return null
  const differences = differencesOf(texts, data[0].data, data[1].data, {
    language,
    languageName: (code) => text(`publishing.language.${code}`),
    labelOf: (field, value) =>
      context.choices?.[field]?.find((choice) => choice.value === value)?.label,
  })
  return (
    <section className={styles.differences} aria-labelledby="differences">
      <h2 id="differences">{text('publishing.difference', { from, to })}</h2>
      {differences.length === 0 && <p>{text('publishing.noDifference')}</p>}
      {differences.map(({ title, parts }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>
            {parts.map(({ text: words, kind: how }, nth) =>
              how === 'added' ? (
                <ins key={nth}>{words}</ins>
              ) : how === 'removed' ? (
                <del key={nth}>{words}</del>
              ) : (
                <span key={nth}>{words}</span>
              ),
            )}
          </p>
        </div>
      ))}
    </section>
  )
}
