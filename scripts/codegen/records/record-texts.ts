import type { KeptRecord } from './record-words'

type Texts = Record<string, { zh: string; en: string; status?: number }>

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export const textsBase = ({ texts, area, name }: KeptRecord) => texts ?? `${area}.${name}`

export const notFoundText = (record: KeptRecord) =>
  record.messages?.notFound ?? `${textsBase(record)}.notFound`

/** The texts of a kept record, for what src/i18n does not say. */
export function recordTexts(record: KeptRecord): Texts {
  const { en, zh, plural } = record.called
  const base = textsBase(record)
  return {
    [base]: { zh, en: upper(plural) },
    [`${base}.none`]: { zh: `还没有${zh}`, en: `There are no ${plural} yet` },
    [`${base}.noneHint`]: { zh: '新增后会显示在这里。', en: 'What is added is listed here.' },
    [notFoundText(record)]: {
      zh: `此${zh}已不存在`,
      en: `This ${en} no longer exists`,
      status: 404,
    },
    [`audit.table.${record.table}`]: { zh, en: upper(en) },
  }
}
