import baseInfo from '../../../schemas/catalogue/BaseInfo.json'
import characteristic from '../../../schemas/catalogue/Characteristic.json'
import material from '../../../schemas/catalogue/Material.json'
import materialCharacteristic from '../../../schemas/catalogue/MaterialCharacteristic.json'
import type { MaterialData } from '../../domain/catalogue/material-data'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'

// The schemas are imported one by one: the thread that builds the index would load the whole description too slowly.
const schemas = {
  Material: material,
  Characteristic: characteristic,
  MaterialCharacteristic: materialCharacteristic,
}

type Type = keyof typeof schemas

/** Fields that code answers. Every other field of these types is answered as it is stored in a `data` column. */
const ownFields = {
  Material: [
    'id',
    'materialName',
    'genericName',
    'model',
    'description',
    'prodImgs',
    'inventory',
    'minQuantity',
    'classId',
    'className',
    'classNameEn',
    'netWeight',
    'weUnitName',
    'unitName',
    'def8',
    'categoryType',
    'isCalculate',
    'abbreviation',
    'abbreviationEn',
    'characterList',
    // These stand in the detail or in the lists of a person, never on a card.
    'description2',
    'description3',
    'description4',
    'sizeImgs',
    'modelImgs',
    'installSketchImgs',
    'installVideos',
    'dataList',
    'filesMissing',
    'hasJoint',
    'mediaNames',
    'origins',
    'qrCode',
    'isFavorite',
    'isInContrast',
    'lastTime',
  ],
  Characteristic: [
    'id',
    'fieldName',
    'cateFieldName',
    'fieldCode',
    'unit',
    'isRequired',
    'isHidden',
    'isValLimited',
    'valueList',
    // These belong to a custom product.
    'fieldVal',
    'checkList',
  ],
  MaterialCharacteristic: ['id', 'fieldName', 'fieldCode', 'unit', 'fieldVal', 'origin'],
} as const satisfies { [Name in Type]: readonly (keyof Schemas[Name])[] }

const furtherNames = (type: Type): string[] => {
  const own: readonly string[] = ownFields[type]
  return Object.keys(schemas[type].properties).filter((name) => !own.includes(name))
}

const names = {
  Material: furtherNames('Material'),
  Characteristic: furtherNames('Characteristic'),
  MaterialCharacteristic: furtherNames('MaterialCharacteristic'),
}

/** Fields of the base information that no card answers, so that they need not be read for one. */
export const unreadBaseInfo: readonly string[] = Object.keys(baseInfo.properties).filter(
  (field) => !names.Material.includes(field),
)

/** Stored fields of a type that no code knows, in a language: of two texts the one whose name ends in En is English. */
export function furtherFields<Name extends Type>(
  type: Name,
  data: Stored,
  language: Language,
): Partial<Schemas[Name]> {
  const stored: Readonly<Record<string, unknown>> = { ...baseInfoOf(data), ...data }
  const fields = names[type].flatMap((name) => {
    const value = (language === 'en' ? stored[`${name}En`] : undefined) ?? stored[name]
    return value === undefined ? [] : [[name, value]]
  })
  // They were checked by their schema when they were stored.
  return Object.fromEntries(fields) as Partial<Schemas[Name]>
}

type Stored = Pick<MaterialData, 'baseInfo'>

/** The base information like other stored fields, so that a schema may borrow one of them. */
function baseInfoOf({ baseInfo = {} }: Stored): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(baseInfo).flatMap(([field, entry]) => [
      [field, entry?.val],
      [`${field}En`, entry?.valEn || undefined],
    ]),
  )
}

/** JSON of these fields in both languages, each to follow the other fields of an object. */
export interface FurtherJson {
  zh: string
  /** Empty if it is equal to `zh`. */
  en: string
}

export const noFurtherJson: FurtherJson = { zh: '', en: '' }

export function furtherJson(type: Type, data: Stored): FurtherJson {
  if (names[type].length === 0) return noFurtherJson
  const jsonIn = (language: Language) => {
    const json = JSON.stringify(furtherFields(type, data, language)).slice(1, -1)
    return json && `,${json}`
  }
  const [zh, en] = [jsonIn('zh'), jsonIn('en')]
  return { zh, en: en === zh ? '' : en }
}
