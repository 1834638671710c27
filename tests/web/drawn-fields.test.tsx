// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import type { InjectOptions } from 'fastify'
import { readdirSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clampExample } from '../../src/domain/calculation/examples'
import { calculate } from '../../src/domain/calculation/calculate'
import type { TestApp } from '../app'
import { openDemoShop } from '../server/catalogue/demo-shop'
import { openQuotedShop } from '../server/orders/quoted-shop'
import { queries } from '../../src/web/calls/api'
import { LoginPage } from '../../src/web/account/LoginPage'
import { SecondStep } from '../../src/web/account/SecondStep'
import { RegisteredPage } from '../../src/web/account/entry/RegisteredPage'
import { ResendForm } from '../../src/web/account/entry/ResendForm'
import { ResetPasswordPage } from '../../src/web/account/entry/ResetPasswordPage'
import { UpdatePasswordPage } from '../../src/web/account/entry/UpdatePasswordPage'
import { RenameReport } from '../../src/web/calculation/RenameReport'
import { SaveReport } from '../../src/web/calculation/SaveReport'
import { AddProductDialog } from '../../src/web/catalogue/comparison/AddProductDialog'
import { MediaList } from '../../src/web/catalogue/attachments/MediaList'
import { FindModel } from '../../src/web/grid/FindModel'
import { MeasureField } from '../../src/web/catalogue/product/MeasureField'
import { TypedChoice } from '../../src/web/catalogue/product/TypedChoice'
import { cannedReplies } from '../../src/generated/record-resources'
import { Composer } from '../../src/web/chat/Composer'
import { Rating } from '../../src/web/chat/Rating'
import { ReturnDialog } from '../../src/web/content/editing/StepDialogs'
import { changesKept } from '../../src/web/orders/cart/cart-changes'
import { CartPage } from '../../src/web/orders/cart/CartPage'
import { reservations } from '../../src/web/orders/resources'
import { OfficeReservationPage } from '../../src/web/orders/OfficeReservationPage'
import { OfficeScreens } from '../../src/web/office/OfficeScreens'
import { ViewMenu } from '../../src/web/office/screens/ViewMenu'
import { Screens } from '../../src/web/screens/Screens'
import { SearchBox } from '../../src/web/shell/SearchBox'
import { SupplierLayout } from '../../src/web/shell/SupplierLayout'
import { renderPage } from './render'
import {
  endless,
  hostile,
  leavesOf,
  saidOf,
  saysTheSame,
  textFields,
  type,
  type TextField,
} from './typing'

/** Files with a text field that are covered through their pages below, or by other tests. */
const elsewhere: Record<string, string> = {
  'calculation/FieldInput.tsx':
    'each text is kept as it is typed and read by the engine: CalculatorPage.test',
  'catalogue/attachments/CaseList.tsx': 'draws LabelledLine, which the media are visited for',
  'catalogue/attachments/ModelChooser.tsx': 'takes known models alone: AttachmentsPage.test',
  'catalogue/product/JointFile.tsx': 'draws NumberField for one file: FileBar.test and files.spec',
  'catalogue/product/OrderButtons.tsx': 'draws QuantityStepper, which the cart is visited for',
  'office/palette/CommandPalette.tsx': 'finds pages and records, and sends nothing: palette.spec',
  'quality/DeliveredPicker.tsx': 'finds delivered products, and sends nothing: ComplaintForm.test',
  'orders/AmendOrder.tsx': 'draws LabelledInput, whose limits are those of the schema',
  'orders/AmendedLineFields.tsx': 'draws LabelledInput, whose limits are those of the schema',
  'orders/AmendmentPanel.tsx': 'draws LabelledInput with the limit of the schema',
  'orders/AnswerNote.tsx': 'draws LabelledInput, whose limit is that of the schema',
  'orders/SalesNotes.tsx': 'takes a day, and its note is a generated form',
  'orders/OrderDetailsFields.tsx':
    'draws LabelledInput, whose limits are those of the schema: OrderDetailsFields.test',
  'orders/DeliveryPage.tsx':
    'finds a reservation, whose number stands in the address: delivery.spec',
  'orders/DeliverySheets.tsx': 'finds a reservation, and sends nothing',
  'orders/IntentionOrderPage.tsx': 'draws DateField: IntentionOrderPage.test, DateField.test',
  'orders/PreparedOrder.tsx': 'draws RemarkField',
  'orders/RemarkField.tsx': 'counts and keeps what is too long: IntentionOrderPage.test',
  'orders/ReservedLine.tsx': 'draws QuantityStepper and DateField, which have their own tests',
  'orders/cart/CartContent.tsx': 'draws DateField, which has its own test',
  'orders/cart/QuickEntryForm.tsx': 'what is pasted is read as it stands: CartPage.test',
  'orders/cart/QuickEntryRow.tsx': 'is looked up again before anything is added: CartPage.test',
  'orders/cart/SpanChoices.tsx': 'a meaning is read by the server as it is typed: SpanChips.test',
  'account/InvitationPage.tsx': 'draws LabelledField as the registration does',
  'account/entry/ActivationForm.tsx': 'draws PasswordField: ActivationPage.test',
  'account/entry/MobileFields.tsx': 'digits alone, seen as they are sent: ResetPasswordPage.test',
  'account/settings/MobileSettings.tsx': 'digits alone, seen as they are sent: SettingsPage.test',
  'catalogue/finder/MeasureInput.tsx': 'asks while one types, and keeps each text: Finder.test',
  'catalogue/finder/WordSearch.tsx': 'opens an address with the text: Finder.test',
  'catalogue/finder/ListPaste.tsx': 'hands the text to the quick entry: Finder.test',
  'catalogue/selection/Facet.tsx': 'draws NumberField, which is visited by itself',
  'catalogue/sizes/TableRow.tsx': 'draws QuantityStepper, which the cart is visited for',
  'content/SharePanel.tsx': 'shows an address, and takes none',
  'content/ExperimentPage.tsx': 'draws QuantityStepper, which the cart is visited for',
  'chat/ConversationDialogs.tsx':
    'draws LimitedTextarea; its limits are proved in ConsolePage.test',
  'grid/GridInput.tsx': 'a cell without a limit: GridPanel.test and ModelGridPage.test',
  'catalogue/custom/CustomOrderButtons.tsx': 'draws QuantityStepper, which the cart is visited for',
  'catalogue/custom/CustomSelectors.tsx': 'draws TypedChoice, which is visited by itself',
  'catalogue/product/AttributeSelectors.tsx': 'draws TypedChoice, which is visited by itself',
  'forms/widgets/RichTextDialogs.tsx': 'puts what it takes into the text: RichTextEditor.test',
}
/** Inputs of generated forms are covered by generated-forms.test. */
const generated = /^forms\/widgets\//

configure({ asyncUtilTimeout: 5000 })

const app = await openDemoShop()
const quoted = await openQuotedShop()
const bolt = await app.idOf('HB-M12x80-8.8-ZN')
const reserved = await quoted.givenReservation([quoted.bolt])

/** Request bodies sent since the last check, without reads. */
let sent: unknown[] = []
const reading = /\/(page|tips|like|check|counts|resolve)(\?|\/|$)|\/count\//

function watched(shop: TestApp): TestApp {
  const inject = (options: InjectOptions) => {
    if (options.method !== 'GET' && !reading.test(String(options.url)))
      sent.push(JSON.parse(String(options.payload ?? 'null')))
    return shop.app.inject(options)
  }
  // Pages only need `inject` of the server.
  return { ...shop, app: { inject } as unknown as TestApp['app'] }
}

interface Visit {
  page: ReactNode
  at?: string
  path?: string
  user?: string
  shop?: TestApp
  before?: () => unknown
  /** Waits until the fields are rendered. */
  ready?: () => Promise<unknown>
  /** The button that sends the field, if it has no form or an additional one. */
  press?: RegExp
}

const keep = (value: unknown) => void sent.push(value)
const line = { dataId: bolt, counts: 200, requiredDate: '2099-01-15' }
const heading = () => screen.findAllByRole('heading')

function Media() {
  const [media, setMedia] = useState([
    { fileId: 1, kind: 5 as const, name: '', nameEn: '', originalName: 'a.pdf' },
  ])
  return <MediaList media={media} onChange={(all) => setMedia(all as typeof media)} />
}
const visits: Record<string, Visit> = {
  'the login': { page: <LoginPage />, at: '/login' },
  'the second step': {
    page: (
      <SecondStep
        challenge={{ challenge: 'x', expires_in: 300 }}
        onLogin={keep}
        onBack={() => {}}
      />
    ),
  },
  'the registration': {
    page: <RegisteredPage />,
    at: '/registered',
    path: '/registered',
    ready: () => screen.findByRole('option', { name: 'Beijing' }),
  },
  'the reset of a password': {
    page: <ResetPasswordPage />,
    at: '/resetpassword',
    path: '/resetpassword',
  },
  'the change of a password': {
    page: <UpdatePasswordPage />,
    user: 'buyer',
    at: '/updatePassword',
  },
  'another activation mail': { page: <ResendForm /> },
  'an answer to a reservation': {
    page: <OfficeReservationPage id={String(reserved.id)} />,
    user: 'sales',
    shop: quoted,
    at: `/office/reserve/${reserved.id}/x`,
    ready: () => screen.findByLabelText('Lead time (days)'),
  },
  'the cart': {
    page: <CartPage />,
    user: 'buyer',
    at: '/cart',
    path: '/cart',
    before: () => app.call('buyer', 'POST', '/web/my/cart/lines', { lines: [line] }),
    ready: async () =>
      fireEvent.click(await screen.findByRole('button', { name: 'Add your part No.' })),
  },
  'the name of a report': {
    page: (
      <SaveReport
        product={0}
        report={
          { page: 'clamp', input: clampExample, result: calculate('clamp', clampExample) } as never
        }
      />
    ),
    user: 'engineer',
    press: /Save/,
  },
  'another name of a report': {
    page: <RenameReport record={{ id: 1, name: 'Hinge' } as never} />,
    user: 'engineer',
    press: /^Save$/,
    ready: async () => fireEvent.click(await screen.findByRole('button', { name: 'Rename' })),
  },
  'names of media': { page: <Media />, user: 'editor' },
  'a model of the grid': { page: <FindModel onFind={keep} /> },
  'a product to compare': {
    page: <AddProductDialog compared={[]} onAdd={keep} onClose={() => {}} />,
  },
  'a typed value': {
    page: (
      <TypedChoice
        id="a"
        chosen=""
        options={[]}
        unit="mm"
        none="None"
        onChoose={(one) => one && keep(one)}
      />
    ),
  },
  'a measure': {
    page: (
      <MeasureField
        {...({
          characteristic: { id: 1, fieldName: 'Hole', unit: 'mm' },
          target: { id: 2, fieldName: 'Diameter' },
          classId: 1,
          chosen: undefined,
        } as never as Parameters<typeof MeasureField>[0])}
        onChoose={keep}
        typed=""
        onMeasure={keep}
      />
    ),
  },
  'the search': { page: <SearchBox />, at: '/' },
  'the search of a supplier': {
    page: <SupplierLayout>{null}</SupplierLayout>,
    user: 'supplier',
    at: '/supplierProblem',
  },
  'the filters of a list': {
    page: <Screens resources={[reservations]} />,
    user: 'buyer',
    at: '/reserve',
    ready: heading,
  },
  'the filters of a list of the office': {
    page: <OfficeScreens resources={[cannedReplies]} />,
    user: 'agent',
    at: '/office/chat/replies',
    ready: heading,
  },
  'the name of a view': {
    page: (
      <ViewMenu
        resource={cannedReplies}
        query=""
        columns={{ choose: keep } as never}
        onShow={keep}
      />
    ),
    user: 'agent',
    ready: async () => fireEvent.click(await screen.findByRole('button', { name: /view/i })),
  },
  'a reason of a return': {
    page: <ReturnDialog draft="test.return" busy={false} onClose={() => {}} onReturn={keep} />,
    press: /Return|Send back/,
  },
  'a rating': { page: <Rating onRated={keep} />, user: 'buyer', press: /Send|Rate/ },
  'a message of the chat': {
    page: <Composer draft="test.message" onText={keep} onFile={keep} />,
    user: 'buyer',
    press: /Send/,
  },
}

const reached = new Set<string>()

/** Records the components that rendered a field, from React's internals. */
function remember(field: TextField) {
  const key = Object.keys(field).find((name) => name.startsWith('__reactFiber$'))
  // React's internals have no types.
  let fiber = (field as unknown as Record<string, Fiber>)[key ?? '']
  for (; fiber; fiber = fiber.return ?? undefined)
    if (typeof fiber.type === 'function') reached.add(fiber.type.name)
}
interface Fiber {
  type: unknown
  return: Fiber | null | undefined
}

beforeEach(async () => {
  // The cart saves a while after typing, which is not what the next page sends.
  await changesKept()
  sessionStorage.clear()
  localStorage.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

test.each(Object.entries(visits))(
  'what stands in %s is what is sent, or it is not sent',
  async (_name, visit) => {
    const { page, at = '/', path = '*', user, shop = app, before, ready, press } = visit
    const open = async () => {
      await before?.()
      const drawn = await renderPage(page, { app: watched(shop), at, path, ...(user && { user }) })
      await ready?.()
      await waitFor(() => expect(textFields().length).toBeGreaterThan(0))
      return drawn
    }
    let { address } = await open()
    // Rows of fields are alike, so a few suffice.
    const count = Math.min(textFields().length, 8)
    for (let place = 0; place < count; place++) {
      for (const value of [...hostile, endless]) {
        if (!textFields()[place]) ({ address } = await open())
        const field = textFields()[place]
        // Another record may have fewer fields.
        if (!field) continue
        remember(field)
        sent = []
        const from = address()
        type(field, value)
        expect(
          field.value.trim() === value.trim() || saidOf(field) !== '',
          `kept: ${value.slice(0, 40)}`,
        ).toBe(true)
        fireEvent.blur(field)
        const form = field.form
        if (form?.isConnected) fireEvent.submit(form)
        for (const button of press
          ? screen.queryAllByRole<HTMLButtonElement>('button', { name: press })
          : [])
          if (!button.disabled) fireEvent.click(button)
        await waitFor(() => expect(queries.isMutating()).toBe(0))
        const shown = field.isConnected ? field.value : value
        const led =
          address() === from ? [] : [...new URLSearchParams(address().split('?')[1]).values()]
        const leaves = [...sent.flatMap(leavesOf), ...led]
        if (sent.length + led.length === 0) continue
        const said = saidOf(field)
        expect
          .soft(
            leaves.some((one) => saysTheSame(shown, one) || saysTheSame(value, one)) ||
              (shown !== value && said !== ''),
            `${field.id || field.name || field.ariaLabel}: ${shown.slice(0, 60)} is not in ${JSON.stringify(leaves).slice(0, 200)}`,
          )
          .toBe(true)
      }
    }
  },
)

/** True if a component exported by the file rendered a visited field. */
const isReached = (file: string) =>
  [...readFileSync(`src/web/${file}`, 'utf8').matchAll(/export (?:function|const) (\w+)/g)].some(
    ([, name]) => reached.has(name!),
  )

test('every file that draws a field for text is visited, or named with a reason', () => {
  const drawing =
    /<(?:textarea|LimitedInput|LimitedTextarea|LabelledField|LabelledInput|LabelledLine|PasswordField|NumberField|DateField|QuantityStepper|TypedChoice|RemarkField)\b|<input(?![^>]*type="(?:checkbox|radio|file|date)")|from 'antd'.*Input/
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      drawing.test(readFileSync(`src/web/${file}`, 'utf8').replaceAll('=>', '')),
  )
  const missed = files.filter(
    (file) => !generated.test(file) && !(file in elsewhere) && !isReached(file),
  )
  expect(missed).toEqual([])
  expect(Object.keys(elsewhere).filter((file) => !files.includes(file))).toEqual([])
})
