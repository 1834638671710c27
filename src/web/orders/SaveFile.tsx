import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { saveFile } from '../actions/save-file'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

/** The call that returns a version of a quotation as a file; the one that holds without a number. */
export type FileOfVersion = (number?: number) => Parameters<typeof saveFile>[0]

/** The version in the address of a call. */
export const versionOf = (number: number | undefined) => (number === undefined ? {} : { number })

interface Props {
  call: FileOfVersion
  /** The version, if not the one that holds. */
  version?: number
  small?: boolean
  label?: string
  children: ReactNode
}

/** Saves a quotation as a file. */
export function SaveFile({ call, version, small = false, label, children }: Props) {
  const save = useMutation({ mutationFn: () => saveFile(call(version)) })
  return (
    <Button
      small={small}
      disabled={save.isPending}
      aria-busy={save.isPending}
      aria-label={label}
      onClick={() => save.mutate()}
    >
      <Icon name="download" size={16} />
      {children}
    </Button>
  )
}
