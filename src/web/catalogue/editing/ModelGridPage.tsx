import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { inLanguage, text } from '../../language/locale'
import { OneRecord } from '../../screens/OneRecord'
import { OfficePage } from '../../screens/OfficePage'
import { Tag } from '../../ui/Tag'
import { usePageTitle } from '../../ui/page-title'
import { askModels, draftName, type ClassModels } from './class-models'
import { PagedGrid } from '../../grid/PagedGrid'
import { usePlace } from '../../grid/usePlace'
import { belongs, gridColumns, gridRows, pageRows } from './model-rows'
import { PublishButton } from './PublishButton'
import { useGrid } from '../../grid/useGrid'
import { usePasteByModel } from './usePasteByModel'
import { useSaveModels } from './useSaveModels'

const back = { to: '/office/catalogue/class', title: 'products.classes' } as const

const choices = ['all', 'changed', 'faulty', 'missingZh', 'missingEn', 'withdrawn'] as const

/** Edits the models of a class in one grid; the address names the page or a model. */
export function ModelGridPage({
  id: idParam,
  size = 2000,
}: {
  id: string | undefined
  size?: number
}) {
  const id = Number(idParam)
  const { current, model } = usePlace()
  return (
    <OneRecord
      id={id}
      queryKey={['classModels', id, current, model]}
      ask={() => askModels({ id, size, current, model })}
      missing={{ title: text('products.notFound') }}
      back={back}
      isFresh
    >
      {(models) => <Models key={`${id} ${current} ${model}`} models={models} wanted={model} />}
    </OneRecord>
  )
}

interface Props {
  models: ClassModels
  /** The model to start at. */
  wanted: string | undefined
}

function Models({ models: begun, wanted }: Props) {
  const [model, setModel] = useState(begun)
  const { classId: id, current, size, total } = model
  const columns = useMemo(() => gridColumns(model), [model])
  const isShown = useMemo(() => belongs(columns), [columns])
  const grid = useGrid({
    name: draftName(id),
    columns,
    begin: () => pageRows(begun),
    isShown,
    goesOn: current * size < total,
  })
  const name = inLanguage(model.className, model.classNameEn)
  usePageTitle(text('products.grid.title', { name }))
  const refresh = () => askModels({ id, size, current })

  const fresh = () => freshCells(model, columns)
  const pasting = usePasteByModel({ model, columns, grid, fresh })
  const save = useSaveModels({ model, setModel, columns, grid, refresh })

  return (
    <OfficePage
      title={text('products.grid.title', { name })}
      tags={
        <Tag tone={model.published ? 'good' : 'warn'}>
          {text(model.published ? 'products.published' : 'products.withdrawn')}
        </Tag>
      }
      links={<ModelGridLinks classId={id} />}
      actions={
        <PublishButton
          id={id}
          published={model.published}
          onDone={(published) => setModel({ ...model, published })}
        />
      }
    >
      <PagedGrid
        label={text('products.grid.title', { name })}
        columns={columns}
        grid={grid}
        choices={choices}
        page={{ current, size, total }}
        wanted={wanted}
        pasting={pasting}
        busy={save.isPending}
        fresh={fresh}
        onSave={() => save.mutate()}
        onDiscard={() => void refresh().then((stored) => grid.setRows(gridRows(stored)))}
      />
    </OfficePage>
  )
}

function ModelGridLinks({ classId }: Pick<ClassModels, 'classId'>) {
  return (
    <>
      <Link to={`/office/catalogue/class/edit/${classId}`}>{text('products.class.edit')}</Link>
      <Link to={`/office/catalogue/missing?classId=${classId}`}>{text('products.missing')}</Link>
      <Link to={`/office/catalogue/attachments?classId=${classId}`}>
        {text('catalogue.attachments')}
      </Link>
    </>
  )
}

/** A new model takes names and standard from its class, has a minimum quantity of 1, and is published. */
function freshCells({ className, classNameEn, standard }: ClassModels, columns: { key: string }[]) {
  const begun: Record<string, string> = {
    materialName: className,
    materialNameEn: classNameEn,
    'b.standardNumber': standard,
    minQuantity: '1',
    published: '1',
  }
  return columns.map(({ key }) => begun[key] ?? '')
}
