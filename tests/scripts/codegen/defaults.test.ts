import { expect, test } from 'vitest'
import { defaultsModule } from '../../../scripts/codegen/defaults'

test('code takes the default of a call or of a type from its description', () => {
  const module = defaultsModule({
    paths: {
      '/parts': {
        get: {
          operationId: 'listParts',
          parameters: [
            { name: 'size', in: 'query', schema: { type: 'integer', default: 10 } },
            { name: 'id', in: 'path', schema: { type: 'integer' } },
          ],
        },
      },
    },
    components: { schemas: { AreaCode: { type: 'string', default: '86' }, Name: {} } },
  })
  expect(module).toContain('listParts: { "size": 10 }')
  expect(module).toContain('AreaCode: "86"')
  expect(module).not.toContain('Name')
})
