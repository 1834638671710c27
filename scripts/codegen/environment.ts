import openapiTS, { astToString } from 'openapi-typescript'
import { environmentSchema as schema } from '../../src/server/settings/environment-schema'

/** The types of the settings. A setting with a default always has a value. */
export async function environmentTypes(): Promise<string> {
  const info = { title: schema.title, version: '1' }
  const document = {
    openapi: '3.1.0',
    info,
    paths: {},
    components: { schemas: { Environment: schema } },
  }
  return astToString(await openapiTS(JSON.stringify(document)))
}
