import { contentKinds, type ContentForm, type ContentKindName } from '../../domain/content/kinds'
import { mapTexts, missingLanguages, withoutGaps } from '../../domain/content/languages'
import { gapRules } from '../../domain/forms/form-fields'
import type { Language } from '../../domain/language/language'
import { translate } from '../../i18n/translate'
import type { TextKey } from '../../generated/text-key'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import { standingAlone } from '../http/operation-checks'
import { cleanHtml } from '../security/clean-html'
import { checker, refuseFaults, type Check } from '../http/validator'
import type { FormData } from './record-store'
import { fieldsIn } from '../../domain/lists/objects'

const ajv = checker({})
const checks = new Map<ContentForm, Check>()

function checkOf(form: ContentForm): Check {
  let check = checks.get(form)
  if (!check) {
    check = ajv.compile(standingAlone({ $ref: `#/components/schemas/${form}` }))
    checks.set(form, check)
  }
  return check
}

/**
 * Cleans the HTML of a content and drops empty values. Refuses invalid values; missing ones are allowed in a draft.
 */
export function draftOf(kind: ContentKindName, given: unknown): FormData {
  const { form } = contentKinds[kind]
  const clean = mapTexts(formSchema(form), given, 'rich-text', cleanHtml)
  const data = fieldsIn(withoutGaps(clean))
  refuseFaults(checkOf(form)(data, gapRules))
  return data
}

/** Refuses incomplete content, including pictures without alt text. */
export function demandWhole(kind: ContentKindName, data: FormData, language: Language): void {
  const { form } = contentKinds[kind]
  refuseFaults(checkOf(form)(data))
  const silent: string[] = []
  mapTexts(formSchema(form), data, 'rich-text', (html) => {
    const pictures = html.match(/<img[^<>]*>/g) ?? []
    silent.push(...pictures.filter((picture) => !/\balt="\s*[^\s"]/.test(picture)))
    return html
  })
  if (silent.length === 0) return
  const message = translate(language, 'content.altMissing', { count: silent.length })
  throw new Refusal('common.badInput', { errors: [{ path: 'content', message }] })
}

/** List entry of a content: its name in both languages, and the languages it lacks. */
export function headingOf(kind: ContentKindName, recordId: number, data: FormData) {
  const { form, name } = contentKinds[kind]
  const { zh, en } = fieldsIn(name && data[name])
  const place = (language: Language) => translate(language, placeName(kind, recordId))
  return {
    nameZh: name ? String(zh ?? '') : place('zh'),
    nameEn: name ? String(en ?? '') : place('en'),
    missing: missingLanguages(formSchema(form), data),
  }
}

function placeName(kind: ContentKindName, recordId: number): TextKey {
  if (kind === 'hotSearch') return 'content.hotSearches'
  // Text keys use the same numbers as areas.
  return `content.area.${recordId}` as TextKey
}
