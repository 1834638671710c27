import { useMutation } from '@tanstack/react-query'
import { languages, type Language } from '../../domain/language/language'
import { saveFile } from '../actions/save-file'
import { api } from '../calls/api'
import { text, timeZone } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

/** The report as a PDF document, in either language. */
export function PdfButtons({ id }: { id: number }) {
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
