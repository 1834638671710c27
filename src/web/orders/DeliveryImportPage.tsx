import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { colonOf, listMarkOf } from '../../domain/language/language'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { storedFields } from '../../domain/forms/form-fields'
import { sheetExtensions } from '../../domain/forms/uploads'
import { useOneAtATime } from '../actions/useOneAtATime'
import { answerOf, api, CallFailure, queries } from '../calls/api'
import { base64Of } from '../calls/base64'
import { useFormParts } from '../forms/useFormParts'
import { formatNumber, language, text } from '../language/locale'
import { once } from '../calls/once'
import { OfficePage } from '../screens/OfficePage'
import { InActionBar } from '../ui/ActionBar'
import { Button } from '../ui/Button'
import { FileDrop, useShownFile } from '../ui/FileDrop'
import { usePageTitle } from '../ui/page-title'
import { showToast } from '../ui/toast-list'
import { SheetsOfOrder } from './DeliverySheets'
import styles from './AnswerForm.module.css'

/** Bytes. The call accepts a million characters of base64, which turns three bytes into four characters. */
const maxBytes = 700 * 1024

/** Imports delivery notices from a spreadsheet, all or none; faults are listed by line. */
export function DeliveryImportPage() {
  usePageTitle(text('orders.office.import'))
  const id = useId()
  const navigate = useNavigate()
  const { texts } = useFormParts('DeliveryEntry')
  const [file, setFile] = useState<File>()
  const send = useMutation({
    mutationFn: async (chosen: File) => {
      const content = base64Of(new Uint8Array(await chosen.arrayBuffer()))
      const body = { name: chosen.name, content }
      return once('deliveryImport', body, (headers) =>
        answerOf(api.POST('/office/delivery/order/import', { body, headers })),
      )
    },
    // Faults are listed on the page, not in a toast.
    onError: () => undefined,
    onSuccess: ({ data: { counts } }) => {
      showToast('success', text('orders.office.import.done', { count: formatNumber(counts) }))
      void queries.invalidateQueries({ queryKey: ['data'] })
      void navigate('/office/deliveryNotice')
    },
  })
  const { chooser, show } = useShownFile()
  const choose = (chosen: File | undefined) => {
    send.reset()
    setFile(chosen)
  }
  const isSent = send.isPending || send.isSuccess
  const sendOnce = useOneAtATime((chosen: File) => send.mutateAsync(chosen).catch(() => undefined))
  const tooLarge = file !== undefined && file.size > maxBytes

  return (
    <OfficePage title={text('orders.office.import')}>
      <form
        id={`${id}form`}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (file && !tooLarge && !isSent) sendOnce(file)
        }}
      >
        <p className={styles.hint}>{text('orders.office.import.hint')}</p>
        <SheetsOfOrder />
        <p>
          {text('orders.office.import.columns')}
          {colonOf[language]}
          {columnsOf(texts)
            .map(([name, field, isRequired]) =>
              isRequired
                ? `${titleOf(field, name, language)} (${text('orders.office.import.required')})`
                : titleOf(field, name, language),
            )
            .join(listMarkOf[language])}
        </p>
        <FileDrop
          accept={sheetExtensions}
          onFiles={([dropped]) => {
            if (!dropped) return
            show(dropped)
            choose(dropped)
          }}
        >
          <div className={styles.field}>
            <label htmlFor={id}>{text('orders.office.import.file')}</label>
            <input
              ref={chooser}
              id={id}
              type="file"
              accept={sheetExtensions.join(',')}
              onChange={({ target }) => choose(target.files?.[0])}
            />
          </div>
        </FileDrop>
        {tooLarge && (
          <p className={styles.fault} role="alert">
            {text('orders.office.import.tooLarge', { limit: maxBytes / 1024 })}
          </p>
        )}
        {send.error && <Refused error={send.error} />}
        <InActionBar>
          <Button
            type="submit"
            form={`${id}form`}
            look="main"
            disabled={!file || tooLarge || isSent}
          >
            {text(isSent ? 'orders.office.import.sending' : 'orders.office.import.send')}
          </Button>
          <Link to="/office/deliveryNotice">{text('orders.office.cancel')}</Link>
        </InActionBar>
      </form>
    </OfficePage>
  )
}

/** The refusal of a file with its faults by line. */
function Refused({ error }: { error: Error }) {
  const faults = error instanceof CallFailure ? error.errors : []
  return (
    <div className={styles.warning} role="alert">
      <p>{error.message}</p>
      <ul>
        {faults.map(({ message }, index) => (
          <li key={index}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

/** The fields of a delivery and of its products, which stand in one row. */
function columnsOf(schema: FieldSchema): (readonly [string, FieldSchema, boolean])[] {
  return storedFields(schema).flatMap(([name, field]) =>
    field.items ? columnsOf(field.items) : [[name, field, !!schema.required?.includes(name)]],
  )
}
