import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { maxFileMegabytes, maxFileBytes, sheetExtensions } from '../../../domain/forms/uploads'
import { queries } from '../../calls/api'
import { formatNumber, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { FileDrop } from '../../ui/FileDrop'
import { showToast } from '../../ui/toast-list'
import { uploadFile } from '../../calls/upload'

/** Uploads a spreadsheet to be checked, and opens the preview of its effects. */
export function ImportUpload() {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [share, setShare] = useState<number>()
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile('/office/catalogue/import', file, setShare).done,
    onSuccess: (importId) => {
      void queries.invalidateQueries({ queryKey: ['data'] })
      void navigate(`/office/catalogue/import/${importId}`)
    },
    onSettled: () => setShare(undefined),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    if (file.size > maxFileBytes) {
      showToast('error', text('products.imports.tooLarge', { limit: maxFileMegabytes }))
    } else upload.mutate(file)
  }
  return (
    <FileDrop
      accept={sheetExtensions}
      disabled={upload.isPending}
      onFiles={([file]) => choose(file)}
    >
      <Link to="/office/catalogue/export">{text('catalogue.exports')}</Link>
      <label htmlFor={id} className="visually-hidden">
        {text('products.imports.file')}
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
      <Button look="main" disabled={upload.isPending} onClick={() => chooser.current?.click()}>
        {upload.isPending
          ? text('products.imports.uploading', {
              percent: formatNumber(Math.round((share ?? 0) * 100)),
            })
          : text('products.imports.upload')}
      </Button>
    </FileDrop>
  )
}
