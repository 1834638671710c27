import { fileName, filesToTake } from '../../../domain/catalogue/product-files'
import type { Schemas } from '../../../domain/schemas'

export interface ProductFile {
  name: string
  /** File type in capitals, for example PDF or GLB. */
  type: string
  address: string
}

type Files = Pick<Schemas['Material'], 'dataList' | 'modelImgs' | 'sizeImgs' | 'model'>

/** All downloads: the related files, plus models and drawings not among them. */
export function filesOf({ dataList = [], modelImgs = [], sizeImgs = [], model }: Files) {
  const related: ProductFile[] = dataList.map(({ originalName, fileType, fileUrl }) => ({
    name: originalName,
    type: fileType.replace(/^.*[./]/, '').toUpperCase() || typeOf(fileUrl),
    address: fileUrl,
  }))
  const listed = new Set(related.map(({ address }) => address))
  const drawn = [...modelImgs, ...sizeImgs]
    .filter((address) => !listed.has(address))
    .map((address) => ({
      name: `${fileName(model)}.${typeOf(address).toLowerCase()}`,
      type: typeOf(address),
      address,
    }))
  return [...related, ...drawn]
}

function typeOf(address: string): string {
  return /\.(\w{1,5})(?:[?#]|$)/.exec(address)?.[1]?.toUpperCase() ?? ''
}

interface BarFile {
  name: (typeof filesToTake)[number]
  address: string
  /** The name under which it is saved. */
  download: string
}

/** The generated files of a product that go into the bar. */
export const barFiles = ({ dataList = [] }: Pick<Files, 'dataList'>): BarFile[] =>
  filesToTake.flatMap((name) => {
    const file = dataList.find(({ fileUrl }) => fileUrl.includes(`/${name}?`))
    return file ? [{ name, address: file.fileUrl, download: file.originalName }] : []
  })
