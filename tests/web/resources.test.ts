// @vitest-environment jsdom
import { expect, test } from 'vitest'
import description from '../../src/generated/openapi.json'
import schemas from '../../src/generated/schemas.json'
import { hasPage } from '../../src/domain/pages/paths'
import { officeResources } from '../../src/web/office/resources'
import { customerResources } from '../../src/web/resources'
import { pathsOf } from '../../src/web/screens/routes'

const all = [...customerResources, ...officeResources]

test('every resource has a name of its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('views are kept for the lists of the office, and for no other', () => {
  const names = officeResources.map(({ name }) => name)
  expect([...schemas.OfficeList.enum].sort()).toEqual(names.sort())
})

test.each(all.map((resource) => [resource.name, resource] as const))(
  'the calls, columns and pages of %s exist',
  (_name, resource) => {
    const paths: Record<string, object> = description.paths
    expect(paths[resource.list]).toHaveProperty('get')
    if (resource.detail) expect(paths[resource.detail]).toHaveProperty('get')
    if (resource.create) expect(paths[resource.create.path]).toHaveProperty('post')

    if (resource.edit) {
      expect(paths[resource.edit.read]).toHaveProperty('get')
      expect(paths[resource.edit.path]).toHaveProperty('put')
    }
    if (resource.remove) expect(paths[resource.remove]).toHaveProperty('delete')

    const { properties } = schemas[resource.schema] as { properties: Record<string, object> }
    expect(Object.values(properties).filter((field) => 'x-column' in field)).not.toEqual([])
    const fields = [...(resource.page ?? '').matchAll(/:(\w+)/g)].map(([, field]) => field!)
    for (const field of fields) expect(properties).toHaveProperty(field)

    for (const { path } of pathsOf(resource)) expect(hasPage(path)).toBe(true)
    if (resource.page) expect(hasPage(resource.page)).toBe(true)
  },
)
