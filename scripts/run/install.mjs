import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Installs missing packages; with `dev` also the tools of the tests. Needs only Node.js and npm. */
export function install({ dev }) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node.js 20.19 or newer is needed; this is ${process.version}.`)
  const missing = missingPackages(dev)
  if (missing.length === 0) return
  console.log(`Installing packages (${missing.length} of them missing) …`)
  // If production packages are installed, a shop may be running here: add the tools to them, because a clean install
  // would first delete them.
  const how = missingPackages(false).length === 0 ? ['install', '--no-save'] : ['ci']
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  const args = [...how, ...quietly, ...(dev ? [] : ['--omit=dev'])]
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('The packages could not be installed; npm says above why.')
}

/** Packages of package.json that are not installed in the version of the lock file. */
function missingPackages(dev) {
  const manifest = readJson('package.json')
  const lock = readJson('package-lock.json').packages
  const wanted = { ...manifest.dependencies, ...(dev ? manifest.devDependencies : {}) }
  return Object.keys(wanted).filter((name) => {
    const file = `node_modules/${name}/package.json`
    return !existsSync(file) || readJson(file).version !== lock[`node_modules/${name}`]?.version
  })
}

export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
