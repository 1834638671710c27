import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Suspense } from 'react'
import { lazyPart } from '../../pages/lazy-page'
import type { FormContext } from '../form-context'
import styles from './RichText.module.css'

const RichTextEditor = lazyPart('RichTextEditor', () => import('./RichTextEditor'))

/** A text with markup. The editor is large, and comes only where there is such a text. */
export function RichTextWidget(props: WidgetProps) {
  const { id, value, label, disabled, readonly, rawErrors, onChange, registry } = props
  // Given to the form by whoever drew it.
  const { keepFile } = (registry.formContext ?? {}) as FormContext
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <RichTextEditor
        id={id}
        label={label}
        describedBy={ariaDescribedByIds(id)}
        value={typeof value === 'string' ? value : ''}
        failed={(rawErrors?.length ?? 0) > 0}
        locked={disabled === true || readonly === true}
        keepFile={keepFile}
        onChange={(html) => onChange(html === '' ? undefined : html)}
      />
    </Suspense>
  )
}
