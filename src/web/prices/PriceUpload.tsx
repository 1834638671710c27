import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { sheetExtensions } from '../../domain/forms/uploads'
import { answerOf, api, queries } from '../calls/api'
import { base64Of } from '../calls/base64'
import { once } from '../calls/once'
import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { FileDrop } from '../ui/FileDrop'
import { showToast } from '../ui/toast-list'

/** Bytes. The call accepts a million characters of base64, which turns three bytes into four characters. */
const maxBytes = 700 * 1024

/** Sends a sheet of prices or stock to be checked, and opens the preview of its effects. */
export function PriceUpload() {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const content = base64Of(new Uint8Array(await file.arrayBuffer()))
      const body = { name: file.name, content }
      return once('priceImport', body, (headers) =>
        answerOf(api.POST('/office/price/import', { body, headers })),
      )
    },
    onSuccess({ data }) {
      void queries.invalidateQueries({ queryKey: ['data'] })
      void navigate(`/office/price/import/${data.id}`)
    },
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    if (file.size > maxBytes) {
      const limit = formatNumber(maxBytes / 1024)
      showToast('error', text('pricing.import.tooLarge', { limit }))
    } else upload.mutate(file)
  }
  return (
    <FileDrop
      accept={sheetExtensions}
      disabled={upload.isPending}
      onFiles={([file]) => choose(file)}
    >
      <label htmlFor={id} className="visually-hidden">
        {text('pricing.import.file')}
      </label>
      <input
        ref={chooser}
        id={id}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        accept={sheetExtensions.join(',')}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
      <Button
        small
        look="main"
        disabled={upload.isPending}
        onClick={() => chooser.current?.click()}
      >
        {text(upload.isPending ? 'pricing.import.uploading' : 'pricing.import.upload')}
      </Button>
    </FileDrop>
  )
}
