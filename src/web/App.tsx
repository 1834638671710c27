import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from 'react-router'
import { queries } from './api'
import { lazyPage } from './lazy-page'
import { Gate } from './shell/Gate'
import { Layout } from './shell/Layout'
import { LoadFailurePage } from './shell/LoadFailurePage'
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

const router = createBrowserRouter(
  [
    {
      element: <Framed />,
      errorElement: <LoadFailurePage />,
      children: [
        { path: '/', element: <HomePage /> },
        { path: '/productCategories', element: <HomePage /> },
        { path: '/productCategories/productSelection', element: <SelectionPage /> },
        { path: '/productCategories/details', element: <ProductPage /> },
        { path: '/intentionOrder', element: <IntentionOrderPage /> },
        { path: '/reserve/:id/:No', element: <ReservationPage /> },
        { path: '/reserve', element: <PersonalCentre /> },
      ],
    },
    {
      element: <Bare />,
      errorElement: <LoadFailurePage />,
      children: [
        { path: '/login', element: <LoginPage /> },
        { path: '/office/login', element: <OfficeLoginPage /> },
        { path: '/office/*', element: <OfficeFrame /> },
        { path: '/threeD', element: <ViewerPage /> },
        { path: '/404.html', element: <NotFoundPage /> },
      ],
    },
    { path: '*', element: <Navigate to="/404.html" replace /> },
  ],
  { basename: import.meta.env.BASE_URL },
)

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
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
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </Gate>
  )
}
