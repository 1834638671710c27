import { listMarkOf } from '../../../domain/language/language'
import { wordsWith } from '../../../domain/reading/own-words'
import type { Kind } from '../../../domain/reading/span'
import { wordKey } from '../../../domain/reading/vocabulary'
import {
  lostWord,
  standardIn,
  wordFault,
  type WordFault,
  type WordForm,
} from '../../../domain/reading/word-faults'
import type { Schemas } from '../../../domain/schemas'
import spanKinds from '../../../../schemas/common/SpanKind.json'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import type { RecordHooks } from '../../records/record-hooks'
import { fieldRefusal, refuseField } from '../editing/refusing'
import { forgetUnknown, isInNames, listOwnWords, lockWords, mostWords } from './own-words.sql'

/** Rules of the words that the office adds to the vocabulary. */
export const readingWordHooks: RecordHooks<'ReadingWord'> = {
  lock: ({ database }) => lockWords(database),

  async beforeSave({ body, before, stored }, context) {
    const own = await listOwnWords(context.database)
    const others = own.filter(({ id }) => id !== before?.id)
    if (others.length >= mostWords)
      throw new Refusal('vocabulary.tooMany', { values: { limit: mostWords } })
    const form = canonical(body)
    const key = wordKey(form.word)
    const isTaken = others.some(
      ({ word, kind, sameAs }) =>
        wordKey(word) === key &&
        !(kind === 'standard' && form.kind === kind && sameAs !== form.sameAs),
    )
    if (isTaken) refuseField(context, 'word', 'vocabulary.taken', { word: form.word })
    const fault = wordFault(form, others)
    if (fault) throw refusalOf(fault, context)
    const name = wordsWith([...others, form]).names.get(key)
    if (name !== undefined && !(await isInNames(context.database, name)))
      refuseField(context, 'sameAs', 'vocabulary.notKnown', { sameAs: form.sameAs ?? '' })
    await forgetUnknown(context.database, key)
    const { sameAs, degree, replaces = false } = form
    const note = body.note?.trim()
    return {
      columns: {
        ...stored.columns,
        word: form.word,
        key,
        successor: form.kind === 'standard' ? sameAs : '',
      },
      data: { sameAs, degree, replaces, ...(note && { note }) },
    }
  },

  async beforeRemoval({ id }, { database }) {
    const own = await listOwnWords(database)
    const word = lostWord(
      own,
      own.filter((word) => word.id !== id),
    )
    if (word !== undefined) throw new Refusal('vocabulary.needed', { values: { word } })
  },
}

/** The form without fields that its kind does not use; standards are written in one way. */
function canonical({ word, kind, sameAs, degree, replaces }: Schemas['ReadingWord']): WordForm {
  const written = word.trim().replace(/\s+/g, ' ')
  const isStandard = kind === 'standard'
  const same = sameAs?.trim().replace(/\s+/g, ' ')
  return {
    word: isStandard ? (standardIn(written) ?? written) : written,
    kind,
    ...(same && kind === 'synonym' && { sameAs: same }),
    ...(same && isStandard && { sameAs: standardIn(same) ?? same }),
    ...(degree && isStandard && { degree }),
    ...(replaces && { replaces }),
  }
}

function refusalOf({ path, key, values, kinds }: WordFault, context: Context): Refusal {
  const { language } = context
  const named = kinds && namesOf(kinds, context)
  return fieldRefusal(context, path, key, {
    ...values,
    ...(named && {
      kinds: named.join(listMarkOf[language]),
      kind: named.join(listMarkOf[language]),
    }),
  })
}

const namesOf = (kinds: readonly Kind[], { sentenceLanguage }: Context) =>
  kinds.map((kind) => spanKinds['x-enum'][kind][sentenceLanguage])
