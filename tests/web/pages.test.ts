// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { allPages } from '../../src/domain/pages/paths'
import { ownPages } from '../../src/web/office/own-pages'
import { officeResources } from '../../src/web/office/resources'
import { drawnPages } from '../../src/web/pages'
import { customerReports, supplierProblems } from '../../src/web/quality/resources'
import { customerResources } from '../../src/web/resources'
import { pathsOf } from '../../src/web/screens/routes'

const shopLists = [...customerResources, customerReports, supplierProblems]
const generated = (resources: typeof shopLists) =>
  resources.flatMap((resource) => pathsOf(resource).map(({ path }) => path))

test('each page is declared once', () => {
  const drawn = [...drawnPages, ...ownPages].map(({ path }) => path)
  const twice = (paths: string[]) =>
    paths
      .map((path) => path.replace(/:\w+/g, ':'))
      .filter((path, index, all) => all.indexOf(path) !== index)
  expect(twice(drawn)).toEqual([])
  expect(twice(generated([...shopLists, ...officeResources]))).toEqual([])
  const shop = drawnPages.map(({ path }): string => path)
  expect(twice([...shop, ...generated(shopLists)])).toEqual([])
})

test('a page drawn by hand takes the place of a generated one of its own list only', () => {
  for (const { path, access, list } of ownPages) {
    const owner = officeResources.find((resource) =>
      pathsOf(resource).some((generatedPage) => generatedPage.path === path),
    )
    if (owner) expect([access, list], path).toContain(owner)
  }
})

test('both sides know exactly the pages that are declared', () => {
  const declared = [...drawnPages.map(({ path }): string => path), ...generated(shopLists)]
  expect(allPages.map(({ path }) => path).sort()).toEqual(declared.sort())
})

test('a page opens for the roles that its declaration names, in the frame that it names', () => {
  for (const { path, frame, access } of drawnPages)
    expect(allPages.find((page) => page.path === path)).toEqual({ path, frame, access })
})

test('the pages of the office begin with its address', () => {
  for (const { path } of ownPages) expect(path).toMatch(/^\/office(\/|$)/)
})
