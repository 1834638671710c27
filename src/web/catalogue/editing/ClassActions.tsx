import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { PublishButton } from './PublishButton'

/** Row actions of a class, in addition to those of every record. */
export function ClassActions({ record: { id, published } }: { record: Schemas['OfficeClass'] }) {
  return (
    <>
      <PublishButton id={id} published={published === 1} small />
      <Link to={`/office/catalogue/attachments?classId=${id}`}>
        {text('catalogue.attachments')}
      </Link>
    </>
  )
}
