import { text } from '../language/locale'
import { isHeld, type UploadCounts } from './upload-counts'

/** Says why a form cannot be sent yet. */
export function UploadsHold({ uploads }: { uploads: UploadCounts }) {
  if (!isHeld(uploads)) return null
  return (
    <span role="status">
      {text(uploads.underWay > 0 ? 'screens.upload.underWay' : 'screens.upload.failed')}
    </span>
  )
}
