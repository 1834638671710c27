import CheckboxesWidget from '@rjsf/antd/lib/widgets/CheckboxesWidget/index.js'
import CheckboxWidget from '@rjsf/antd/lib/widgets/CheckboxWidget/index.js'
import RadioWidget from '@rjsf/antd/lib/widgets/RadioWidget/index.js'
import { englishStringTranslator, TranslatableString } from '@rjsf/utils'
import { text } from '../language/locale'
import { Faults, Field, Fields, List, ListEntry } from './templates'
import { AddressWidget } from './widgets/AddressWidget'
import { AttachmentsWidget } from './widgets/AttachmentsWidget'
import { ChoiceWidget, OpenChoiceWidget, SelectWidget } from './widgets/ChoiceWidget'
import { ChoicesWidget } from './widgets/ChoicesWidget'
import { SuggestionsWidget } from './widgets/SuggestionsWidget'
import { RegionWidget } from './widgets/RegionWidget'
import { RichTextWidget } from './widgets/RichTextWidget'
import { ShownWidget } from './widgets/ShownWidget'
import { TextInput } from './widgets/TextInput'
import { TextareaWidget } from './widgets/TextareaWidget'

/** Templates for fields, objects and inputs; the library's defaults apply to the rest. */
export const templates = {
  ArrayFieldItemTemplate: ListEntry,
  ArrayFieldTemplate: List,
  BaseInputTemplate: TextInput,
  FieldErrorTemplate: Faults,
  FieldTemplate: Field,
  ObjectFieldTemplate: Fields,
}

export const widgets = {
  CheckboxWidget,
  CheckboxesWidget,
  RadioWidget,
  SelectWidget,
  TextareaWidget,
  // Keyed by `x-widget`.
  attachments: AttachmentsWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  'document-address': AddressWidget,
  files: AttachmentsWidget,
  images: AttachmentsWidget,
  'open-choice': OpenChoiceWidget,
  'picture-address': AddressWidget,
  product: SuggestionsWidget,
  region: RegionWidget,
  'rich-text': RichTextWidget,
  shown: ShownWidget,
}

/** The texts of the library that can appear; its other texts belong to unused parts. */
export function translateString(word: TranslatableString, params?: string[]): string {
  if (word === TranslatableString.YesLabel) return text('screens.yes')
  if (word === TranslatableString.NoLabel) return text('screens.no')
  return englishStringTranslator(word, params)
}
