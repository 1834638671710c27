import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Suspense } from 'react'
import { lazyPart } from '../../pages/lazy-page'
import type { FormContext } from '../form-context'
import styles from './RichText.module.css'

const RichTextEditor = lazyPart('RichTextEditor', () => import('./RichTextEditor'))

/** An HTML field. The large editor is loaded only where such a field exists. */
export function RichTextWidget(props: WidgetProps) {
  const { id, value, label, disabled, readonly, rawErrors, onChange, registry } = props
  // The form's owner provides the context.
  const { keepFile }: FormContext = registry.formContext ?? {}
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
