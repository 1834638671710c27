import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router'
import { queries } from './api'
import { lazyPage } from './lazy-page'
import { Gate } from './shell/Gate'
import { Layout } from './shell/Layout'
import { LoadFailure } from './shell/LoadFailure'
import { NotFoundPage } from './shell/NotFoundPage'
import { PageSkeleton } from './ui/PageSkeleton'
import { Toasts } from './ui/Toasts'

const HomePage = lazyPage('LandingPage', () => import('./catalogue/selection/LandingPage'))
const SelectionPage = lazyPage('SelectionPage', () => import('./catalogue/selection/SelectionPage'))
const ProductPage = lazyPage('ProductPage', () => import('./catalogue/product/ProductPage'))
const ViewerPage = lazyPage('ViewerPage', () => import('./catalogue/ViewerPage'))
const LoginPage = lazyPage('LoginPage', () => import('./account/LoginPage'))
const OfficeLoginPage = lazyPage('OfficeLoginPage', () => import('./account/OfficeLoginPage'))
const IntentionOrderPage = lazyPage(
  'IntentionOrderPage',
  () => import('./orders/IntentionOrderPage'),
)
const ReservationPage = lazyPage('ReservationPage', () => import('./orders/ReservationPage'))
const PersonalCentre = lazyPage('PersonalCentre', () => import('./shell/PersonalCentre'))
const OfficeFrame = lazyPage('OfficeFrame', () => import('./office/OfficeFrame'))

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Routes>
          <Route element={<Framed />}>
            <Route path="/" element={<HomePage />} />
            <Route path="/productCategories" element={<HomePage />} />
            <Route path="/productCategories/productSelection" element={<SelectionPage />} />
            <Route path="/productCategories/details" element={<ProductPage />} />
            <Route path="/intentionOrder" element={<IntentionOrderPage />} />
            <Route path="/reserve/:id/:No" element={<ReservationPage />} />
            <Route path="/reserve" element={<PersonalCentre />} />
          </Route>
          <Route element={<Bare />}>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/office/login" element={<OfficeLoginPage />} />
            <Route path="/office/*" element={<OfficeFrame />} />
            <Route path="/threeD" element={<ViewerPage />} />
            <Route path="/404.html" element={<NotFoundPage />} />
          </Route>
          <Route path="*" element={<Navigate to="/404.html" replace />} />
        </Routes>
      </BrowserRouter>
      <Toasts />
    </QueryClientProvider>
  )
}

/** Pages with header, navigation and footer. */
function Framed() {
  return (
    <Layout>
      <Gated />
    </Layout>
  )
}

/** Pages that fill the window by themselves. */
function Bare() {
  return <Gated />
}

function Gated() {
  return (
    <Gate>
      <LoadFailure>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </LoadFailure>
    </Gate>
  )
}
