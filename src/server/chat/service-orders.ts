import { choicesText } from '../../domain/custom/custom-entry'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { pictureOfTest, type ServiceLine, type ServiceOrderRow } from './service-orders.sql'

/** A reservation for the dialog: lines grouped by kind, then by required date. */
export function serviceOrder(
  { id, uniqueCode, createTime, lines }: ServiceOrderRow,
  language: Language,
): Schemas['ServiceOrder'] {
  const ofType = (typeId: number, describe: Describe) =>
    byDay(
      lines.filter((line) => line.typeId === typeId),
      (line) => describe(line, language),
    )
  return {
    id,
    createTime: createTime.toISOString(),
    uniqueCode,
    productList: ofType(1, product),
    projectList: ofType(2, project),
    customizationList: ofType(3, customization),
  }
}

type Describe = (line: ServiceLine, language: Language) => object

const product: Describe = ({ dataId, counts, data }, language) => ({
  dataId,
  counts,
  model: data.model,
  materialName: textIn(language, data.materialName),
  unitName: textIn(language, data.unitName),
})

const project: Describe = ({ dataId, counts, data, test }, language) => ({
  dataId,
  counts,
  projectName: textIn(language, data.materialName),
  // The detection method of a test is its list of standards.
  detectionMethod: (test?.standards ?? []).join(', '),
  fileUrl: pictureOfTest({ data, test }) ?? '',
})

const customization: Describe = ({ dataId, counts, data }, language) => ({
  dataId,
  counts,
  classId: data.classId,
  className: textIn(language, data.materialName),
  genericName: data.characters ? choicesText(data.characters, language) : data.model,
  unitName: textIn(language, data.unitName),
})

function byDay(lines: ServiceLine[], describe: (line: ServiceLine) => object) {
  const days = new Map<string, object[]>()
  for (const line of lines) {
    const own = days.get(line.requiredDate) ?? []
    days.set(line.requiredDate, own)
    own.push(describe(line))
  }
  return [...days].map(([requiredDate, entries]) => ({
    requiredDate,
    dataJson: JSON.stringify(entries),
  }))
}
