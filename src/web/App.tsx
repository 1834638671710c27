import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { BrowserRouter, matchPath, Navigate, Outlet, Route, Routes } from 'react-router'
import { queries } from './calls/api'
import { arrivalOf, lazyPage, openPath } from './pages/lazy-page'
import { previewed } from './pages/previewed'
export { checkWhoIsBack } from './session/back-again'
export { meetOtherTabs } from './session/other-tabs'
import type { barePaths, framedPaths, supplierPaths } from '../domain/pages/paths'
import { Confirmation } from './shell/Confirmation'
import { FirstCalculator } from './calculation/FirstCalculator'
import { Gate } from './shell/Gate'
import { Layout } from './shell/Layout'
import { LoadFailure } from './shell/LoadFailure'
import { OpenPageSkeleton } from './ui/PageSkeleton'
import { Toasts } from './ui/Toasts'
import { useKeptFocus } from './ui/kept-focus'

const HomePage = lazyPage('HomePage', () => import('./content/HomePage'), 'content')
const ScenePage = lazyPage('ScenePage', () => import('./content/ScenePage'), 'content')
const CaseListPage = lazyPage('CaseListPage', () => import('./content/CaseListPage'), 'content')
const CasePage = lazyPage('CasePage', () => import('./content/PublicationPage'), 'content')
const ArticleListPage = lazyPage(
  'ArticleListPage',
  () => import('./content/ArticleListPage'),
  'content',
)
const ArticlePage = lazyPage('ArticlePage', () => import('./content/PublicationPage'), 'content')
const ExperimentsPage = lazyPage(
  'ExperimentsPage',
  () => import('./content/ExperimentsPage'),
  'content',
)
const ExperimentPage = lazyPage(
  'ExperimentPage',
  () => import('./content/ExperimentPage'),
  'content',
)
const AboutUsPage = lazyPage('AboutUsPage', () => import('./content/AboutUsPage'), 'content')
const GuidePage = lazyPage('GuidePage', () => import('./content/GuidePage'), 'content')
const SharePage = lazyPage('SharePage', () => import('./content/SharePage'), 'content')
const LandingPage = lazyPage(
  'LandingPage',
  () => import('./catalogue/selection/LandingPage'),
  'landing',
)
const SelectionPage = lazyPage(
  'SelectionPage',
  () => import('./catalogue/selection/SelectionPage'),
  'catalogue',
)
const ProductPage = lazyPage(
  'ProductPage',
  () => import('./catalogue/product/ProductPage'),
  'catalogue',
  'viewer',
)
const CustomProductPage = lazyPage(
  'CustomProductPage',
  () => import('./catalogue/custom/CustomProductPage'),
  'catalogue',
  'custom',
  'viewer',
)
const ComparisonPage = lazyPage(
  'ComparisonPage',
  () => import('./catalogue/comparison/ComparisonPage'),
  'catalogue',
)
const ViewerPage = lazyPage('ViewerPage', () => import('./catalogue/ViewerPage'), 'viewer')
const NotFoundPage = lazyPage('NotFoundPage', () => import('./shell/NotFoundPage'), 'shell')
const LoginPage = lazyPage('LoginPage', () => import('./account/LoginPage'), 'account')
const InvitationPage = lazyPage(
  'InvitationPage',
  () => import('./account/InvitationPage'),
  'account',
  'entry',
)
const OfficeLoginPage = lazyPage(
  'OfficeLoginPage',
  () => import('./account/OfficeLoginPage'),
  'account',
)
const RegisteredPage = lazyPage(
  'RegisteredPage',
  () => import('./account/entry/RegisteredPage'),
  'account',
  'entry',
)
const ActivationPage = lazyPage(
  'ActivationPage',
  () => import('./account/entry/ActivationPage'),
  'account',
  'entry',
)
const MailSentPage = lazyPage(
  'MailSentPage',
  () => import('./account/entry/MailSentPage'),
  'account',
  'entry',
)
const PhoneSuccessPage = lazyPage(
  'PhoneSuccessPage',
  () => import('./account/entry/PhoneSuccessPage'),
  'account',
  'entry',
)
const ResetPasswordPage = lazyPage(
  'ResetPasswordPage',
  () => import('./account/entry/ResetPasswordPage'),
  'account',
  'entry',
)
const UpdatePasswordPage = lazyPage(
  'UpdatePasswordPage',
  () => import('./account/entry/UpdatePasswordPage'),
  'account',
)
const IntentionOrderPage = lazyPage(
  'IntentionOrderPage',
  () => import('./orders/IntentionOrderPage'),
  'orders',
  'custom',
  'files',
  'screens',
)
const CustomOrderPage = lazyPage(
  'CustomOrderPage',
  () => import('./orders/CustomOrderPage'),
  'orders',
  'custom',
  'files',
  'screens',
)
const CalculatorPage = lazyPage(
  'CalculatorPage',
  () => import('./calculation/CalculatorPage'),
  'calculation',
  'screens',
)
const VerificationPage = lazyPage(
  'VerificationPage',
  () => import('./calculation/VerificationPage'),
  'calculation',
)
const PersonalCentre = lazyPage(
  'PersonalCentre',
  () => import('./shell/PersonalCentre'),
  'calculation',
  'company',
  'messages',
  'orders',
  'screens',
  'settings',
)
const CustomerAnalysis = lazyPage('CustomerAnalysis', () => import('./shell/CustomerAnalysis'))
const SupplierArea = lazyPage('SupplierArea', () => import('./shell/SupplierArea'))
const SupplierLayout = lazyPage('SupplierLayout', () => import('./shell/SupplierLayout'), 'shell')
const OfficeFrame = lazyPage('OfficeFrame', () => import('./office/OfficeFrame'))

/** One page for each path; a missing path is a compile error. */
type Pages<Path extends string> = Record<Path, ReactElement>

const framedPages: Pages<(typeof framedPaths)[number]> = {
  '/': <HomePage />,
  '/productCategories': <LandingPage />,
  '/productCategories/productSelection': <SelectionPage />,
  '/productCategories/details': <ProductPage />,
  '/productCategories/customProduct': <CustomProductPage />,
  '/commodityContrast': <ComparisonPage />,
  '/intentionOrder': <IntentionOrderPage />,
  '/customIntentionOrder': <CustomOrderPage />,
  '/homePage': <PersonalCentre />,
  '/set': <PersonalCentre />,
  '/company': <PersonalCentre />,
  '/cart': <PersonalCentre />,
  '/reserve/:id/:No': <PersonalCentre />,
  '/reserve': <PersonalCentre />,
  '/deliveryNotice/:id/:No': <PersonalCentre />,
  '/deliveryNotice': <PersonalCentre />,
  '/collect': <PersonalCentre />,
  '/purchaseHistory': <PersonalCentre />,
  '/browsingHistory': <PersonalCentre />,
  '/subscribe': <PersonalCentre />,
  '/news': <PersonalCentre />,
  '/log/:id': <PersonalCentre />,
  '/log': <PersonalCentre />,
  '/productCategories/calculationReports': <FirstCalculator />,
  '/productCategories/calculationReports/clamp': <CalculatorPage page="clamp" />,
  '/productCategories/calculationReports/flexibility': <CalculatorPage page="flexibility" />,
  '/productCategories/calculationReports/stretching': <CalculatorPage page="stretching" />,
  '/productCategories/calculationReports/verification': <VerificationPage />,
  '/calculationReport': <PersonalCentre />,
  '/calculationReport/compare': <PersonalCentre />,
  '/calculationReport/:id': <PersonalCentre />,
  '/customerAnalysis': <CustomerAnalysis />,
  '/customerAnalysis/details': <CustomerAnalysis />,
  '/customerAnalysis/complaint': <CustomerAnalysis />,
  '/industryScene': <ScenePage />,
  '/industryCase': <CaseListPage />,
  '/industryCase/details': <CasePage />,
  '/articleListing': <ArticleListPage />,
  '/articleListing/details': <ArticlePage />,
  '/experimentalServices': <ExperimentsPage />,
  '/experimentalDetail': <ExperimentPage />,
  '/aboutUs/:name': <AboutUsPage />,
  '/guideToUse': <GuidePage />,
}

const supplierPages: Pages<(typeof supplierPaths)[number]> = {
  '/supplierProblem': <SupplierArea />,
  '/supplierProblem/details': <SupplierArea />,
  '/supplierProblem/supplierProblemNews': <SupplierArea />,
}

const barePages: Pages<(typeof barePaths)[number]> = {
  '/login': <LoginPage />,
  '/registered': <RegisteredPage />,
  '/activation': <ActivationPage />,
  '/emileSuccess': <MailSentPage />,
  '/phoneSuccess': <PhoneSuccessPage />,
  '/resetpassword': <ResetPasswordPage />,
  '/updatePassword': <UpdatePasswordPage />,
  '/invitation': <InvitationPage />,
  '/office/login': <OfficeLoginPage />,
  '/office/*': <OfficeFrame />,
  '/threeD': <ViewerPage />,
  '/share': <SharePage />,
  '/404.html': <NotFoundPage />,
}

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Routes {...(previewed && { location: previewed.page })}>
          <Route element={<Framed />}>{routesOf(framedPages)}</Route>
          <Route element={<ForSuppliers />}>{routesOf(supplierPages)}</Route>
          <Route element={<Gated />}>{routesOf(barePages)}</Route>
          <Route path="*" element={<Navigate to="/404.html" replace />} />
        </Routes>
        <Confirmation />
      </BrowserRouter>
      <Toasts />
    </QueryClientProvider>
  )
}

/** Loads the code of the page at the current address; pages that belong to the frame need nothing more. */
export async function arriveHere(): Promise<void> {
  const path = openPath()
  const pages = { ...framedPages, ...supplierPages, ...barePages }
  const [, page] = Object.entries(pages).find(([pattern]) => matchPath(pattern, path)) ?? []
  await arrivalOf(page?.type)
}

function routesOf(pages: Record<string, ReactNode>) {
  return Object.entries(pages).map(([path, page]) => (
    <Route key={path} path={path} element={page} />
  ))
}

function Framed() {
  return (
    <Layout>
      <Gated />
    </Layout>
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
