// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { fileAddressOf, type ProductFile } from '../../../../src/domain/catalogue/product-files'
import { FileBar } from '../../../../src/web/catalogue/product/FileBar'
import { loadTexts } from '../../../../src/web/language/locale'

beforeAll(() => loadTexts())

const fileOf = (name: ProductFile) => ({
  originalName: `M-1-${name}`,
  fileType: name.replace(/^.*\./, ''),
  fileUrl: fileAddressOf(7, name, 'en', 'stamp'),
})

test('the bar offers the files to build with, saved under their names, in its own order', () => {
  const dataList = (['size.svg', 'model.stl', 'drawing.pdf', 'model.step'] as const).map(fileOf)
  render(<FileBar product={{ id: 7, dataList }} />)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['STEP model', 'PDF drawing', 'STL'])
  expect(links[0]!.getAttribute('download')).toBe('M-1-model.step')
  expect(links[0]!.getAttribute('href')).toContain('/file/7/model.step?v=stamp')
})

test('a product without files says what is missing, and nothing to say shows no bar', () => {
  const { container, rerender } = render(
    <FileBar product={{ id: 7, dataList: [], filesMissing: 'No length' }} />,
  )
  expect(container.textContent).toBe('No length')
  rerender(<FileBar product={{ id: 7, dataList: [] }} />)
  expect(container.innerHTML).toBe('')
})
