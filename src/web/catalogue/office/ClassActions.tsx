import type { Schemas } from '../../../domain/schemas'
import { PublishButton } from './PublishButton'

/** What can be done with a class in its row, besides what every record offers. */
export function ClassActions({ record }: { record: Schemas['OfficeClass'] }) {
  return <PublishButton id={record.id} published={record.published === 1} small />
}
