import { Link, useNavigate, useParams } from 'react-router'
import type { Inputs, Results as Computed } from '../../domain/calculation/calculate'
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
import { RenameReport } from './RenameReport'
import styles from './ReportPage.module.css'
import { reports } from './resources'
import { Results } from './Results'
import { useMutation } from '@tanstack/react-query'
import { languages, type Language } from '../../domain/language/language'
import { saveFile } from '../actions/save-file'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

const back = { to: '/calculationReport', title: 'calculation.reports' } as const

/** A saved report as it was computed then. */
export function ReportPage() {
  const id = Number(useParams().id)
  usePageTitle(text('calculation.reports'))
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
  // Both were checked and computed when the report was saved.
  const input = report.input as Inputs[typeof page]
  const result = report.result as Computed[typeof page]
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
          <RenameReport record={report} />
          <PdfButtons id={id} />
          <DeleteReport record={report} onDone={() => void navigate('/calculationReport')} />
        </>
      }
    >
      <p className={styles.facts}>
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
      <Results page={page} input={input} result={result} system={unit} />
      <Parameters page={page} input={report.input} system={unit} />
      <p className={styles.facts}>{text('calculation.report.limitsText')}</p>
      <p className={styles.facts}>{text('calculation.report.disclaimer')}</p>
    </RecordArticle>
  )
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
