import categoryTypes from '../../../../schemas/catalogue/CategoryType.json'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage, language } from '../../language/locale'
import { Trail } from '../../ui/Trail'
import { selectionOf } from './address-of-selection'

type Place = Pick<
  Schemas['Material'],
  'categoryType' | 'abbreviation' | 'abbreviationEn' | 'classId' | 'className' | 'classNameEn'
>

/** Type, category and class of a product, each linked to its selection. */
export function Breadcrumb({ product, here }: { product: Place; here: string }) {
  const { categoryType, abbreviation, abbreviationEn, classId, className, classNameEn } = product
  const links = [
    [categoryTypes['x-enum'][categoryType][language], selectionOf({ categoryType })],
    [inLanguage(abbreviation, abbreviationEn), selectionOf({ categoryType, abbreviation })],
    [inLanguage(className, classNameEn), selectionOf({ categoryType, abbreviation, classId })],
  ] as const

  return <Trail links={links} here={here} />
}
