import katex from 'katex'
import 'katex/dist/katex.min.css'

/** A formula in mathematical notation; the words for machines lie beside it. */
export function Formula({ tex }: { tex: string }) {
  const html = katex.renderToString(tex, { output: 'htmlAndMathml', throwOnError: false })
  // Made here from our own formulas alone.
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}
