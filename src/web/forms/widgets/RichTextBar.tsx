import { useEditorState, type Editor } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { text, type TextKey } from '../../language/locale'
import type { FormContext } from '../form-context'
import { Icon, type IconName } from '../../ui/Icon'
import { keyOf } from '../../ui/keys'
import styles from './RichText.module.css'
import { LinkDialog, PictureDialog } from './RichTextDialogs'

interface Tool {
  key: string
  /** Icon text of the button; without it the label is shown. */
  sign?: string
  icon?: IconName
  title: TextKey
  /** Keyboard shortcut, shown in the tooltip. */
  keys?: string
  pressed?: (editor: Editor) => boolean
  use: (editor: Editor) => void
  /** True where the button applies. */
  within?: (editor: Editor) => boolean
}

const run = (editor: Editor) => editor.chain().focus()

const headings = ([2, 3, 4] as const).map((level): Tool => ({
  key: `h${level}`,
  sign: `H${level}`,
  title: `screens.richText.heading${level}`,
  keys: `Ctrl+Alt+${level}`,
  pressed: (editor) => editor.isActive('heading', { level }),
  use: (editor) => run(editor).toggleHeading({ level }).run(),
}))

const marks: Tool[] = [
  {
    key: 'bold',
    sign: 'B',
    title: 'screens.richText.bold',
    keys: 'Ctrl+B',
    pressed: (editor) => editor.isActive('bold'),
    use: (editor) => run(editor).toggleBold().run(),
  },
  {
    key: 'italic',
    sign: 'I',
    title: 'screens.richText.italic',
    keys: 'Ctrl+I',
    pressed: (editor) => editor.isActive('italic'),
    use: (editor) => run(editor).toggleItalic().run(),
  },
  {
    key: 'subscript',
    sign: 'x₂',
    title: 'screens.richText.subscript',
    pressed: (editor) => editor.isActive('subscript'),
    use: (editor) => run(editor).toggleMark('subscript').run(),
  },
  {
    key: 'superscript',
    sign: 'x²',
    title: 'screens.richText.superscript',
    pressed: (editor) => editor.isActive('superscript'),
    use: (editor) => run(editor).toggleMark('superscript').run(),
  },
  {
    key: 'bullets',
    sign: '•',
    title: 'screens.richText.bullets',
    keys: 'Ctrl+Shift+8',
    pressed: (editor) => editor.isActive('bulletList'),
    use: (editor) => run(editor).toggleBulletList().run(),
  },
  {
    key: 'numbers',
    sign: '1.',
    title: 'screens.richText.numbers',
    keys: 'Ctrl+Shift+7',
    pressed: (editor) => editor.isActive('orderedList'),
    use: (editor) => run(editor).toggleOrderedList().run(),
  },
  {
    key: 'quote',
    sign: '❝',
    title: 'screens.richText.quote',
    keys: 'Ctrl+Shift+B',
    pressed: (editor) => editor.isActive('blockquote'),
    use: (editor) => run(editor).toggleBlockquote().run(),
  },
]

const inTable = (editor: Editor) => editor.isActive('table')

const tables: Tool[] = [
  {
    key: 'table',
    icon: 'grid',
    title: 'screens.richText.table',
    use: (editor) => run(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    key: 'row',
    title: 'screens.richText.row',
    within: inTable,
    use: (editor) => run(editor).addRowAfter().run(),
  },
  {
    key: 'column',
    title: 'screens.richText.column',
    within: inTable,
    use: (editor) => run(editor).addColumnAfter().run(),
  },
  {
    key: 'rowAway',
    title: 'screens.richText.rowAway',
    within: inTable,
    use: (editor) => run(editor).deleteRow().run(),
  },
  {
    key: 'columnAway',
    title: 'screens.richText.columnAway',
    within: inTable,
    use: (editor) => run(editor).deleteColumn().run(),
  },
  {
    key: 'tableAway',
    title: 'screens.richText.tableAway',
    within: inTable,
    use: (editor) => run(editor).deleteTable().run(),
  },
]

const steps: Tool[] = [
  {
    key: 'undo',
    sign: '↶',
    title: 'screens.richText.undo',
    keys: 'Ctrl+Z',
    use: (editor) => run(editor).undo().run(),
  },
  {
    key: 'redo',
    sign: '↷',
    title: 'screens.richText.redo',
    keys: 'Ctrl+Y',
    use: (editor) => run(editor).redo().run(),
  },
]

interface Props {
  editor: Editor
  label: string
  keepFile: FormContext['keepFile']
}

/** Toolbar of the editor: a single tab stop, with arrow keys between buttons (roving tabindex). */
export function RichTextBar({ editor, label, keepFile }: Props) {
  const [open, setOpen] = useState<'link' | 'picture'>()
  const bar = useRef<HTMLDivElement>(null)
  const asking: Tool[] = [
    {
      key: 'link',
      icon: 'link',
      title: 'screens.richText.link',
      pressed: (editor) => editor.isActive('link'),
      use: () => setOpen('link'),
    },
    ...(keepFile
      ? [
          {
            key: 'picture',
            icon: 'picture' as const,
            title: 'screens.richText.picture' as const,
            use: () => setOpen('picture'),
          },
        ]
      : []),
  ]
  const tools = [...headings, ...marks, ...asking, ...tables, ...steps]
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries(
        tools.map(({ key, pressed, within }) => [
          key,
          { pressed: pressed?.(current), shown: within?.(current) ?? true },
        ]),
      ),
  })
  const shown = tools.filter(({ key }) => state[key]?.shown)

  function moved(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[
      keyOf(event)
    ]
    const next = to === undefined ? undefined : buttons[(to + buttons.length) % buttons.length]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <>
      <div ref={bar} role="toolbar" aria-label={label} className={styles.bar} onKeyDown={moved}>
        {shown.map(({ key, sign, icon, title, keys, use }, at) => (
          <button
            key={key}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            aria-label={text(title)}
            aria-pressed={state[key]?.pressed}
            title={keys ? `${text(title)} (${keys})` : text(title)}
            onClick={() => use(editor)}
          >
            {icon ? <Icon name={icon} size={18} /> : (sign ?? text(title))}
          </button>
        ))}
      </div>
      {open === 'link' && <LinkDialog editor={editor} onClose={() => setOpen(undefined)} />}
      {open === 'picture' && keepFile && (
        <PictureDialog editor={editor} keepFile={keepFile} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
