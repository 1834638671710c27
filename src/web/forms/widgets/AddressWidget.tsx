import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useMutation } from '@tanstack/react-query'
import { Input } from 'antd'
import { acceptOf, imageExtensions, uploadKind } from '../../../domain/forms/uploads'
import { fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import { FileDrop } from '../../ui/FileDrop'
import { Icon } from '../../ui/Icon'
import { tooLong } from '../../ui/LimitedText'
import { showToast } from '../../ui/toast-list'
import type { FormContext } from '../form-context'
import { present } from '../../../domain/lists/items'
import { LimitNote } from './LimitNote'
import styles from './AddressWidget.module.css'

const documentExtensions = ['.pdf']

/** The address of a picture or document: upload a file, or enter an existing address. */
export function AddressWidget(props: WidgetProps) {
  const { id, value, label, disabled, readonly, rawErrors, onChange, registry, options } = props
  // The form's owner provides the context.
  const { keepFile }: FormContext = registry.formContext ?? {}
  const isPicture = (props.uiSchema?.['ui:widget'] ?? options.widget) === 'picture-address'
  const kind = isPicture ? uploadKind.image : uploadKind.file
  const address = typeof value === 'string' ? value : ''
  const failed = (rawErrors?.length ?? 0) > 0
  const long = tooLong(address, props.schema.maxLength)
  const locked = disabled === true || readonly === true
  const sending = useMutation({
    mutationFn: (file: File) => present(keepFile, 'keepFile')(kind, file),
    onSuccess: (kept) => onChange(kept),
    onError: (error) => showToast('error', error.message),
  })
  const accept = isPicture ? imageExtensions : documentExtensions
  return (
    <FileDrop
      accept={accept}
      disabled={locked || !keepFile || sending.isPending}
      onFiles={([file]) => file && sending.mutate(file)}
    >
      <div className={styles.address}>
        {isPicture && address !== '' && (
          <img src={fileAddress(address)} alt="" width="160" height="90" />
        )}
        <Input
          id={id}
          value={address}
          disabled={locked}
          status={failed || long ? 'error' : undefined}
          aria-label={label}
          aria-required={props.required}
          aria-invalid={failed || long !== undefined}
          aria-describedby={`${ariaDescribedByIds(id)} ${id}-limit`}
          placeholder="/…"
          onChange={({ target }) => onChange(target.value.trim() || undefined)}
        />
        <LimitNote id={id} failed={failed}>
          {long}
        </LimitNote>
        {keepFile && !locked && (
          <label className={styles.button} aria-busy={sending.isPending}>
            <Icon name="plus" size={16} />
            {text(isPicture ? 'screens.address.picture' : 'screens.address.document')}
            <input
              type="file"
              className="visually-hidden"
              accept={acceptOf(accept)}
              disabled={sending.isPending}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) sending.mutate(file)
                // Lets the same file be chosen again.
                target.value = ''
              }}
            />
          </label>
        )}
      </div>
    </FileDrop>
  )
}
