import { useMutation } from '@tanstack/react-query'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { showToast } from '../../ui/toast-list'
import type { UploadedFile } from '../form-context'

/** Asks before deleting a file that belongs to no record yet, since it cannot be restored. */
export function RemovalQuestion({
  file,
  remove,
  onClose,
}: {
  file: UploadedFile
  remove: (file: UploadedFile) => Promise<void>
  onClose: () => void
}) {
  const deleting = useMutation({
    mutationFn: () => remove(file),
    onSuccess: () => showToast('success', text('screens.upload.removed')),
    onError: (error) => showToast('error', error.message),
    onSettled: onClose,
  })
  return (
    <Dialog
      title={text('screens.upload.remove.question')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('screens.upload.remove.no')}</Button>
          <Button look="main" disabled={deleting.isPending} onClick={() => deleting.mutate()}>
            {text('screens.upload.remove.yes')}
          </Button>
        </>
      }
    >
      <p>{text('screens.upload.remove.explained', { name: file.name })}</p>
    </Dialog>
  )
}
