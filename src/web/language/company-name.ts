import { language } from './locale'

/** Name of the company in the language of the page; the server writes it into the head. */
export const companyName = (): string =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="application-name"][lang="${language}"]`)
    ?.content ?? ''
