import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, Suspense, type ReactElement } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router'
import { allPages, pageAt, type Page } from '../domain/pages/paths'
import type { Frame } from '../domain/pages/page'
import { queries } from './calls/api'
import { drawnPages, listPages, PersonalCentre, SupplierLayout } from './pages'
import { arrivalOf, openPath } from './pages/lazy-page'
import { previewed } from './pages/previewed'
export { checkWhoIsBack } from './session/back-again'
export { keepTheme } from './session/look'
export { meetOtherTabs } from './session/other-tabs'
import { Moves } from './shell/Moves'
import { Confirmation } from './shell/Confirmation'
import { Gate } from './shell/Gate'
import { Layout } from './shell/Layout'
import layout from './shell/Layout.module.css'
import { LoadFailure } from './shell/LoadFailure'
import { OpenPageSkeleton } from './ui/PageSkeleton'
import { Toasts } from './ui/Toasts'
import { useKeptFocus } from './ui/kept-focus'

const drawn = new Map(
  drawnPages.map((page) => [
    // The paths are literals; any address is looked up among them.
    page.path as string,
    'element' in page ? page.element : createElement(page.Page),
  ]),
)
const generated = new Map(listPages.map(({ frame, Page }) => [frame, createElement(Page)]))

/** The page at a declared path: drawn by hand, or else generated from a descriptor. */
const elementOf = ({ path, frame }: Page): ReactElement | undefined =>
  drawn.get(path) ?? generated.get(frame)

const routesIn = (frame: Frame) =>
  allPages
    .filter((page) => page.frame === frame)
    .map((page) => <Route key={page.path} path={page.path} element={elementOf(page)} />)

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Moves>
          <Routes {...(previewed && { location: previewed.page })}>
            <Route element={<Framed />}>
              {routesIn('shop')}
              <Route element={<PersonalCentre />}>{routesIn('centre')}</Route>
              <Route element={<Reports />}>{routesIn('reports')}</Route>
            </Route>
            <Route element={<ForSuppliers />}>{routesIn('supplier')}</Route>
            <Route element={<Gated />}>{routesIn('window')}</Route>
            <Route path="*" element={<Navigate to="/404.html" replace />} />
          </Routes>
          <Confirmation />
        </Moves>
      </BrowserRouter>
      <Toasts />
    </QueryClientProvider>
  )
}

/** Loads the parts of the open page; the personal centre shows its menu before the page beside it has arrived. */
export async function arriveHere(): Promise<void> {
  const page = pageAt(openPath())
  if (!page) return
  await arrivalOf(page.frame === 'centre' ? PersonalCentre : elementOf(page)?.type)
}

function Framed() {
  return (
    <Layout>
      <Gated />
    </Layout>
  )
}

/** The complaints of a customer and their reports. */
function Reports() {
  return (
    <div className={`page ${layout.reports}`}>
      <Outlet />
    </div>
  )
}

function ForSuppliers() {
  return (
    <Suspense fallback={<OpenPageSkeleton />}>
      <SupplierLayout>
        <Gated />
      </SupplierLayout>
    </Suspense>
  )
}

function Gated() {
  useKeptFocus()
  return (
    <Gate>
      <LoadFailure>
        <Suspense fallback={<OpenPageSkeleton />}>
          <Outlet />
        </Suspense>
      </LoadFailure>
    </Gate>
  )
}
