import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Matches every field for typed input; checkboxes, choices and files do not count. */
const field = new RegExp(
  '<(?:input|textarea|Limited(?:Input|Textarea)|LabelledLine|Input(?:\\.\\w+)?|TextInput|LabelledInput|LabelledField|PasswordField|NumberField|NumberInput|' +
    'DateField|QuantityStepper|FieldInput|MeasureField|GridInput|RemarkField|NoteField|TypedChoice|SchemaForm|' +
    'VersionedForm|ProfileForm|Composer|RichTextEditor|AreaCodeField)\\b(?![^<>]*?type="(?:checkbox|radio|file)")',
)

/** A file that stores input contains one of these. */
const keeps = /useKept\(|draft=|draftOf|changeDraftOf\(|useEntryForm\(/

const secret = 'a password or a code is kept nowhere but in its input'
const part = 'an input of other components, which keep what is typed into it'
const search = 'a question is asked while it is typed, and its answer is not written by anybody'

/** Reasons why files with a field do not store input themselves. */
const reasons: Record<string, string> = {
  'account/LabelledField.tsx': part,
  'account/LoginForm.tsx': 'the name is kept by log-in.ts; ' + secret,
  'account/PasswordField.tsx': part,
  'account/SecondStep.tsx': secret,
  'account/entry/MobileFields.tsx': part,
  'account/entry/NewPasswords.tsx': part,
  'account/entry/RegisteredPage.tsx': 'kept by useEntryForm.ts',
  'account/settings/OwnData.tsx': secret,
  'account/settings/SecondFactor.tsx': secret,
  'account/settings/Security.tsx': secret,
  'account/settings/ProfileForm.tsx': 'kept by VersionedForm under its name',
  'account/settings/BaseSettings.tsx': 'kept by ProfileForm',
  'account/settings/SettingsPage.tsx': 'kept by ProfileForm',
  'calculation/FieldGroup.tsx': 'kept by store.ts',
  'calculation/FieldInput.tsx': part,
  'calculation/joint/JointFields.tsx': 'kept by store.ts',
  'calculation/MethodForm.tsx': 'kept by useMethod.ts',
  'calculation/PositionsEditor.tsx': part,
  'calculation/RowsEditor.tsx': part,
  'catalogue/comparison/AddProductDialog.tsx': search,
  'catalogue/finder/MeasureInput.tsx': 'kept by Finder.tsx',
  'catalogue/custom/CustomOrderButtons.tsx': 'kept by useCustomOrder.ts once it is put there',
  'catalogue/custom/CustomSelectors.tsx': 'kept by useCustomChoices.ts',
  'catalogue/attachments/CaseList.tsx': part,
  'catalogue/attachments/LabelledLine.tsx': part,
  'catalogue/attachments/MediaList.tsx': part,
  'catalogue/attachments/ModelChooser.tsx': search,
  'grid/FindModel.tsx': search,
  'grid/GridInput.tsx': part,
  'grid/GridLine.tsx': 'kept by grid-draft.ts',
  'catalogue/product/AttributeSelectors.tsx': 'kept by useEntry.ts',
  'catalogue/product/MeasureField.tsx': part,
  'catalogue/product/OrderButtons.tsx': 'kept by useEntry.ts',
  'catalogue/product/TypedChoice.tsx': part,
  'catalogue/selection/Facet.tsx': search,
  'catalogue/sizes/TableRow.tsx': 'a number beside a button, which is pressed at once',
  'content/ExperimentPage.tsx': 'a number beside a button, which is pressed at once',
  'content/SharePanel.tsx': 'an address that is only read',
  'content/editing/ContentForm.tsx': 'kept by VersionedForm under its name',
  'forms/widgets/AddressWidget.tsx': part,
  'forms/widgets/ChoiceWidget.tsx': part,
  'forms/widgets/NumberInput.tsx': part,
  'forms/widgets/RichTextDialogs.tsx':
    'a word about a link or a picture, which the text takes at once',
  'forms/widgets/RichTextWidget.tsx': part,
  'forms/widgets/TextInput.tsx': part,
  'forms/widgets/TextareaWidget.tsx': part,
  'office/palette/CommandPalette.tsx': search,
  'office/screens/FilterInput.tsx': search,
  'operation/BackupActions.tsx': secret,
  'orders/AmendedLineFields.tsx': 'kept by AmendOrder.tsx',
  'orders/AnswerForm.tsx': 'kept by answer-draft.ts',
  'orders/AnswerLine.tsx': 'kept by answer-draft.ts',
  'catalogue/product/JointFile.tsx': 'one figure for one file',
  'orders/cart/SpanChoices.tsx':
    'corrects one word of a line, whose lines are kept by useQuickEntry.ts',
  'orders/AnswerNote.tsx': 'kept by answer-draft.ts',
  'orders/AnswerTerms.tsx': 'kept by answer-draft.ts',
  'orders/AnswerTools.tsx': 'changes prices, which are kept by answer-draft.ts',
  'orders/DeliverySheets.tsx': search,
  'orders/IntentionOrderPage.tsx': 'kept by useLocalOrder.ts',
  'orders/LabelledInput.tsx': part,
  'orders/OrderDetailsFields.tsx': 'kept by useLocalOrder.ts and useCustomOrder.ts',
  'orders/PreparedOrder.tsx': 'kept by useLocalOrder.ts and useCustomOrder.ts',
  'orders/RemarkField.tsx': part,
  'orders/ReservedLine.tsx': 'kept by useLocalOrder.ts',
  'orders/cart/CartContent.tsx': 'sent while it is typed',
  'orders/cart/CartLine.tsx': 'sent while it is typed',
  'orders/cart/QuickEntryForm.tsx': 'kept by useQuickEntry.ts',
  'orders/cart/QuickEntryRow.tsx': 'kept by useQuickEntry.ts',
  'quality/DeliveredPicker.tsx': search,
  'screens/ListFilters.tsx': search,
  'shell/AskPassword.tsx': secret,
  'shell/SearchBox.tsx': search,
  'shell/SupplierLayout.tsx': search,
  'ui/DateField.tsx': part,
  'ui/NumberField.tsx': part,
  'ui/QuantityStepper.tsx': part,
}

const root = 'src/web'
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.replaceAll('\\', '/'))
const textOf = (name: string) => readFileSync(join(root, name), 'utf8')

test('every place where somebody types keeps what was not sent, or says why not', () => {
  const silent = files.filter((name) => {
    const source = textOf(name)
    return field.test(source) && !keeps.test(source) && !(name in reasons)
  })
  expect(silent).toEqual([])
})

test('no reason is given for a place that has no field', () => {
  const idle = Object.keys(reasons).filter((name) => {
    return !files.includes(name) || !field.test(textOf(name))
  })
  expect(idle).toEqual([])
})

test('each file that is said to keep for others does', () => {
  const named = Object.values(reasons).flatMap((reason) => reason.match(/[\w-]+\.ts\b/g) ?? [])
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const name of new Set(named)) {
    const path = all.find((one) => one.endsWith(`/${name}`))
    expect(textOf(path ?? ''), name).toMatch(/writeStored|draftOf|useKept|store\w+Order/)
  }
})
