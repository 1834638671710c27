import { useEffect, useMemo, useState } from 'react'
import { useUser } from '../../session/session'
import { useSettled } from '../../ui/useSettled'
import { officeResources } from '../resources'
import type { OfficeResource } from '../../screens/resource'
import { findRecords, longestKeyword, searchableLists, type Found } from './record-hits'

/** Milliseconds without a key before lists are asked. */
const settlingMs = 150
/** Calls that run at the same time, so that a search leaves the server room for others. */
const callsAtOnce = 4
/** A list that has not answered by then is named as not searched. */
const patienceMs = 8000
/** A single letter would find nearly every record. */
const leastLength = 2

interface RecordSearch {
  keyword: string
  /** The lists that have answered, in the order of the menu; none appears above another that is already shown. */
  lists: Found[]
  failed: OfficeResource[]
  isSearching: boolean
  /** Too few letters for records; pages are found by fewer. */
  isTooShort: boolean
  limit: number | undefined
}

type Answer = Found | 'failed'

/** Searches the records of all lists that the user may open while a text is typed. */
export function useRecordSearch(typed: string): RecordSearch {
  const user = useUser()
  const lists = useMemo(() => searchableLists(officeResources, user), [user])
  const limit = useMemo(() => longestKeyword(lists), [lists])
  const keyword = keywordIn(typed)
  const isTooShort = [...keyword].length < leastLength
  const isTooLong = limit !== undefined && [...keyword].length > limit
  const wanted = isTooShort || isTooLong ? '' : keyword
  const settled = useSettled(wanted, settlingMs)
  const [state, setState] = useState({ keyword: '', answers: new Map<OfficeResource, Answer>() })

  useEffect(() => {
    if (settled === '') return
    const aborted = new AbortController()
    const take = (list: OfficeResource, answer: Answer) =>
      setState((before) => ({
        keyword: settled,
        answers: new Map(before.keyword === settled ? before.answers : []).set(list, answer),
      }))
    void askAll(lists, async (list) => {
      if (aborted.signal.aborted) return
      const signal = AbortSignal.any([aborted.signal, AbortSignal.timeout(patienceMs)])
      const answer = await findRecords(list, settled, user, signal).catch(() => 'failed' as const)
      if (!aborted.signal.aborted) take(list, answer)
    })
    return () => {
      aborted.abort()
      setState({ keyword: '', answers: new Map() })
    }
  }, [settled, lists, user])

  const isCurrent = wanted !== '' && wanted === state.keyword
  const answers = isCurrent ? lists.map((list) => ({ list, answer: state.answers.get(list) })) : []
  const pending = answers.findIndex(({ answer }) => answer === undefined)
  const shown = pending < 0 ? answers : answers.slice(0, pending)
  return {
    keyword,
    lists: shown.flatMap(({ answer }) =>
      answer && answer !== 'failed' && answer.hits.length > 0 ? [answer] : [],
    ),
    failed: shown.filter(({ answer }) => answer === 'failed').map(({ list }) => list),
    isSearching: wanted !== '' && lists.length > 0 && (!isCurrent || pending >= 0),
    isTooShort,
    limit,
  }
}

/** The typed text without characters that no record contains. */
const keywordIn = (typed: string) => typed.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()

/** Runs the work for every list, a few at the same time. */
async function askAll(lists: OfficeResource[], work: (list: OfficeResource) => Promise<void>) {
  const waiting = lists.values()
  const worker = async () => {
    for (const list of waiting) await work(list)
  }
  await Promise.all(Array.from({ length: callsAtOnce }, worker))
}
