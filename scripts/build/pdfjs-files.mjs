import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const base = 'node_modules/pdfjs-dist'
/** Character maps for Chinese, fonts that documents may omit, image decoders, colour profiles. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** Serves the files pdf.js loads while it renders a document, below `pdfjs/`. */
export function pdfjsFiles() {
  return {
    name: 'pdfjs-files',
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}pdfjs`, (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const isListed = folders.some((folder) =>
          readdirSync(join(base, folder)).some((file) => path === `/${folder}/${file}`),
        )
        if (!isListed || !existsSync(join(base, path))) return next()
        createReadStream(join(base, path)).pipe(response)
      })
    },
    generateBundle() {
      for (const folder of folders)
        for (const file of readdirSync(join(base, folder)))
          this.emitFile({
            type: 'asset',
            fileName: `pdfjs/${folder}/${file}`,
            source: readFileSync(join(base, folder, file)),
          })
    },
  }
}
