import type { TextKey } from '../../generated/text-key'

/** Labels of common parameters whose description has no title. */
export const parameterNames: Readonly<Record<string, TextKey>> = {
  size: 'common.parameter.size',
  current: 'common.parameter.current',
  id: 'common.parameter.id',
  keyword: 'common.parameter.keyword',
  categoryType: 'common.parameter.categoryType',
  abbreviation: 'common.parameter.abbreviation',
  classId: 'common.parameter.classId',
  materialId: 'common.parameter.materialId',
  characterId: 'common.parameter.characterId',
  fieldCode: 'common.parameter.fieldCode',
  searchType: 'common.parameter.searchType',
  orderColumn: 'common.parameter.orderColumn',
  asc: 'common.parameter.asc',
  diameter: 'catalogue.diameter',
  thickness: 'catalogue.thickness',
}
