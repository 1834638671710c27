import { cpSync, existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve('demo/public')

/** Serves the pictures, films and documents of the demo beside those of the front end, where the project has a demo. */
export function demoFiles() {
  return {
    name: 'demo-files',
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const file = path.startsWith(base) && join(folder, decodeURI(path.slice(base.length)))
        if (file && file.startsWith(join(folder, '/')) && isFile(file))
          request.url = `${base}@fs/${file}`
        next()
      })
    },
    writeBundle({ dir }) {
      if (existsSync(folder)) cpSync(folder, dir, { recursive: true })
    },
  }
}

const isFile = (path) => existsSync(path) && statSync(path).isFile()
