import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, queries } from '../../calls/api'
import { text } from '../../language/locale'
import type { Several } from '../../screens/resource'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { newWord } from './new-word'

/** Adds an unknown word to the vocabulary, or takes it off the list for good. */
export function UnknownWordActions({
  record: { id, word },
  small,
}: {
  record: Schemas['UnknownWord']
  small?: boolean
}) {
  const dismissing = useMutation({
    mutationFn: () => dismiss(id),
    onSuccess: ({ message }) => showToast('success', message),
    // Also after a refusal: a colleague may have dismissed the word.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['data'] }),
  })
  return (
    <>
      <Link
        to={newWord({ word, kind: 'synonym' })}
        aria-label={`${text('vocabulary.unknown.add')} ${word}`}
      >
        {text('vocabulary.unknown.add')}
      </Link>
      <Button
        small={small}
        look="quiet"
        aria-label={`${text('vocabulary.unknown.dismiss')} ${word}`}
        disabled={dismissing.isPending}
        onClick={() => dismissing.mutate()}
      >
        {text('vocabulary.unknown.dismiss')}
      </Button>
    </>
  )
}

/** Dismisses the selected words. */
export function DismissUnknownWords({ onEach, small }: Several<Schemas['UnknownWord']>) {
  const label = text('vocabulary.unknown.dismiss')
  return (
    <Button small={small} onClick={() => onEach(label, ({ id }) => dismiss(id))}>
      {label}
    </Button>
  )
}

const dismiss = (id: number) =>
  answerOf(api.POST('/office/catalogue/unknown-word/{id}/dismiss', { params: { path: { id } } }))
