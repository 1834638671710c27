import { Link, useNavigate, useParams } from 'react-router'
import type { Inputs, Results as Computed } from '../../domain/calculation/calculate'
import type { JointResult } from '../../domain/calculation/joint/compute-joint'
import { labelOf } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { formatTime, language, text, timeZone } from '../language/locale'
import { OneRecord } from '../screens/OneRecord'
import { RecordArticle } from '../screens/RecordArticle'
import { useRecordSchema } from '../screens/record-schema'
import { usePageTitle } from '../ui/page-title'
import { DeleteReport } from './DeleteReport'
import { reportKey } from './report-key'
import { Parameters } from './Parameters'
import { JointReport } from './JointReport'
import { RenameReport } from './RenameReport'
import { ReportCover } from './ReportCover'
import { ReviseReport } from './ReviseReport'
import { Revisions } from './Revisions'
import styles from './ReportPage.module.css'
import { reports } from './resources'
import { Results } from './Results'
import { useMutation } from '@tanstack/react-query'
import { languages, type Language } from '../../domain/language/language'
import { saveFile } from '../actions/save-file'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

const back = { to: '/calculationReport', title: 'reports.title' } as const

/** A saved report as it was computed then. */
export function ReportPage() {
  const id = Number(useParams().id)
  usePageTitle(text('reports.title'))
  return (
    <OneRecord
      id={id}
      queryKey={reportKey(id)}
      ask={() => dataOf(api.GET('/web/my/report/preview', { params: { query: { id } } }))}
      missing={{ title: text('calculation.reportNotFound') }}
      back={back}
    >
      {(report) => <Report report={report} />}
    </OneRecord>
  )
}

function Report({ report }: { report: Schemas['CalculationReport'] }) {
  const { id, name, page, unit, engine, today, productId, productName } = report
  const fields = useRecordSchema(reports).properties ?? {}
  const navigate = useNavigate()
  usePageTitle(name)
  return (
    <RecordArticle
      title={name}
      back={back}
      actions={
        <>
          <Link
            className={styles.change}
            to={`/productCategories/calculationReports/${page}?report=${id}${productId ? `&id=${productId}` : ''}`}
          >
            {text('calculation.change')}
          </Link>
          {page === 'joint' && report.revisions?.[0]?.id === id && (
            <Link
              className={styles.change}
              to={`/productCategories/calculationReports/joint?report=${id}&revises=${id}${productId ? `&id=${productId}` : ''}`}
            >
              {text('calculation.signed.changeInputs')}
            </Link>
          )}
          <ReviseReport report={report} />
          <RenameReport record={report} />
          <PdfButtons id={id} />
          <DeleteReport record={report} onDone={() => void navigate('/calculationReport')} />
        </>
      }
    >
      <p className={styles.facts}>
        {text('calculation.signed.numbered', { number: report.number, revision: report.revision })}
        {' · '}
        {labelOf(fields.page ?? {}, page, language)} · {formatTime(report.createTime)} ·{' '}
        {report.createdBy}
        {productName && (
          <>
            {' · '}
            {productId ? (
              <Link to={`/productCategories/details?id=${productId}`}>{productName}</Link>
            ) : (
              productName
            )}
          </>
        )}
      </p>
      <p className={today?.differs ? styles.differs : styles.facts}>
        {text('calculation.report.then', { engine })}{' '}
        {today &&
          text(today.differs ? 'calculation.report.differs' : 'calculation.report.same', {
            engine: today.engine,
          })}
      </p>
      <ReportModel report={report} />
      <ReportResults report={report} />
      <Parameters page={page} input={report.input} system={unit} />
      {page === 'joint' ? (
        <ReportCover cover={report.cover ?? {}} />
      ) : (
        <p className={styles.facts}>{text('calculation.report.limitsText')}</p>
      )}
      <Revisions report={report} />
      <p className={styles.facts}>{text('calculation.report.disclaimer')}</p>
    </RecordArticle>
  )
}

/** The result as it was computed when the report was saved. */
function ReportResults({ report: { page, input, result, unit } }: Shown) {
  // Both were checked and computed when the report was saved.
  if (page === 'joint')
    return <JointReport result={result as unknown as JointResult} system={unit} />
  return (
    <Results
      page={page}
      // Checked and computed for this page.
      input={input as Inputs[typeof page]}
      result={result as Computed[typeof page]}
      system={unit}
    />
  )
}

/** Tells that the model was changed or withdrawn after the report was saved. */
function ReportModel({ report: { modelState, productModel, modelChanges = [] } }: Shown) {
  if (!modelState) return null
  const changes = modelChanges
    .map(({ name, was = '–', now = '–' }) => `${name}: ${was} → ${now}`)
    .join('; ')
  return (
    <p className={styles.differs}>
      {text(`calculation.signed.model.${modelState}`, { model: productModel ?? '', changes })}
    </p>
  )
}

interface Shown {
  report: Schemas['CalculationReport']
}

/** The report as a PDF document, in either language. */
function PdfButtons({ id }: { id: number }) {
  const download = useMutation({
    mutationFn: (language: Language) =>
      saveFile(
        api.GET('/web/my/report/pdf/{id}', {
          params: { path: { id }, query: { language, timeZone: timeZone() } },
          parseAs: 'blob',
          // The response is binary, whatever the description's media type maps to.
        }) as Parameters<typeof saveFile>[0],
      ),
  })
  return languages.map((language) => (
    <Button
      key={language}
      small
      disabled={download.isPending}
      onClick={() => download.mutate(language)}
    >
      <Icon name="download" size={16} />
      {text(`calculation.pdf.${language}`)}
    </Button>
  ))
}
