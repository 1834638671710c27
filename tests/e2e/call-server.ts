import { expect, type Page } from '@playwright/test'

/** Calls the server as the user of a page, and answers the data; a refusal fails the journey with its words. */
export async function callServer<Data>(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const answer = await page.evaluate(
    async ([method, path, body]) => {
      const { content } = JSON.parse(sessionStorage.getItem('tokens') ?? '{}')
      const response = await fetch(`/crrc_sales${path}`, {
        method,
        headers: { authorization: content.accessToken, 'content-type': 'application/json' },
        body: body ?? null,
      })
      return response.json()
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
  expect(answer.meta.success, `${path}: ${answer.meta.message}`).toBe(true)
  return answer.data
}
