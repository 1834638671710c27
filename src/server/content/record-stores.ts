import type { ContentKindName } from '../../domain/content/kinds'
import { areaStore, guideStore, hotSearchStore, pageStore } from './place-records.sql'
import { articleStore, caseStore, experimentStore, namedPartStore, sceneStore } from './records.sql'
import type { RecordStore } from './record-store'

export const recordStores: Record<ContentKindName, RecordStore> = {
  article: articleStore,
  case: caseStore,
  scene: sceneStore,
  experiment: experimentStore,
  experimentType: namedPartStore('experiment_type'),
  experimentObject: namedPartStore('experiment_object'),
  page: pageStore,
  area: areaStore,
  guide: guideStore,
  hotSearch: hotSearchStore,
}
