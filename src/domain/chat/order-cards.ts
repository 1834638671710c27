import type { Schemas } from '../schemas'

type Card = Schemas['OrderCard']

/** One card for each entry and required date of an order. */
export function cardsOf(order: Schemas['ServiceOrder']): Card[] {
  const { id: orderId, uniqueCode, productList, projectList, customizationList } = order
  const ofKind = (kind: Card['kind'], entries: Schemas['ServiceOrderEntry'][]) =>
    entries.flatMap(({ requiredDate, dataJson }) =>
      readEntries(dataJson).map((entry): Card => ({
        orderId,
        uniqueCode,
        kind,
        requiredDate,
        ...described(entry),
      })),
    )
  return [
    ...ofKind('product', productList),
    ...ofKind('project', projectList),
    ...ofKind('customization', customizationList),
  ]
}

/** The card a client refers to: by kind and id, and among equal ones by date and model. */
export function cardMeant(cards: Card[], { kind, dataId, requiredDate, detail }: Partial<Card>) {
  const same = cards.filter((card) => card.kind === kind && card.dataId === dataId)
  const sameDay = same.filter((card) => card.requiredDate === requiredDate)
  return sameDay.find((card) => card.detail === detail) ?? sameDay[0] ?? same[0]
}

type Entry = Record<string, unknown>

function described(entry: Entry): Omit<Card, 'orderId' | 'uniqueCode' | 'kind' | 'requiredDate'> {
  const { materialName, projectName, className, model, detectionMethod, genericName } = entry
  const { counts, unitName, dataId, fileUrl } = entry
  const detail = first(model, detectionMethod, genericName)
  return {
    name: first(materialName, projectName, className) ?? '',
    ...(typeof dataId === 'number' && { dataId }),
    ...(detail && { detail }),
    ...(typeof fileUrl === 'string' && fileUrl && { picture: fileUrl }),
    ...(typeof counts === 'number' && { counts }),
    ...(typeof unitName === 'string' && unitName && { unitName }),
  }
}

const first = (...texts: unknown[]) =>
  texts.find((title): title is string => typeof title === 'string' && title !== '')

/** Parses the entries from JSON text; empty if another server wrote a different format. */
function readEntries(dataJson: string): Entry[] {
  try {
    const read: unknown = JSON.parse(dataJson)
    const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null
    return Array.isArray(read) ? read.filter(isEntry) : [read].filter(isEntry)
  } catch {
    return []
  }
}
