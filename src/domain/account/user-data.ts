import { languageOfLocale, type Language } from '../language/language'

/** Further user data in the `data` column. */
export interface UserData {
  contactName?: string
  /** The name in Latin letters, shown in English; empty or missing without one. */
  contactNameEn?: string
  bucketName?: string
  avatar?: string
  locale?: 'zh_CN' | 'en_US'
  email?: string
  /** Country code of the mobile number, without plus sign. */
  areaCode?: string
  mobile?: string
  industry?: string
  region?: string
  browseRole?: 'isPurchase' | 'isDesign' | 'isPurchaseAndDesign'
  /** The role was chosen at the first login. */
  roleAsked?: boolean
}

/** The language that a person used last; `asked` if they have none yet. */
export const languageOfUser = (
  { locale }: { locale?: UserData['locale'] | null },
  asked: Language = 'zh',
): Language => (locale ? languageOfLocale(locale) : asked)
