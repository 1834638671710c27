// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../../app'
import { renderPage } from '../../render'
import type { Schemas } from '../../../../src/domain/schemas'
import { useSelectionState } from '../../../../src/web/catalogue/selection/useSelectionState'
import { ClassTable } from '../../../../src/web/catalogue/sizes/ClassTable'
import { loadTexts } from '../../../../src/web/language/locale'

const app = await startApp()
const grade = { id: 7, fieldCode: '2021090008', fieldName: 'Property class' }
const facet: Schemas['Characteristic'] = {
  ...grade,
  unit: '',
  isRequired: 0,
  isHidden: 0,
  isValLimited: 1,
  valueList: ['8', '10'].map((val, at) => ({ id: at + 1, val, count: 2 })),
}
const models = ['8', '10', '8, 10'].map((fieldVal, at) => ({
  id: at + 1,
  materialName: 'Nut',
  model: `HN-${at}`,
  prodImgs: [],
  minQuantity: 1,
  classId: 1,
  className: '螺母',
  classNameEn: 'Nuts',
  categoryType: 1 as const,
  isCalculate: 0 as const,
  abbreviation: '螺母',
  abbreviationEn: 'Nuts',
  characterList: [{ ...grade, fieldVal }],
}))

function Page() {
  const route = useSelectionState()
  return <ClassTable models={models} facets={[facet]} route={route} label="Nuts" />
}

test('a head offers the values of a class, but not those that one model joins', async () => {
  await loadTexts('catalogue', 'sizes')
  await renderPage(<Page />, { app, at: '/' })
  expect(screen.getByRole('cell', { name: '8, 10' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Filter: Property class' }))
  const filter = within(screen.getByRole('group', { name: 'Filter: Property class' }))
  expect(filter.getAllByRole('checkbox')).toHaveLength(2)
})
