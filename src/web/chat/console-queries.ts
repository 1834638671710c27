import { useQuery } from '@tanstack/react-query'
import { api, dataOf, queries } from '../calls/api'

/** Common query key, so that all queries of the console are refetched together. */
const consoleKey = 'chatConsole'

export const askConsoleAnew = () => void queries.invalidateQueries({ queryKey: [consoleKey] })

export const useQueue = () =>
  useQuery({
    queryKey: [consoleKey, 'queue'],
    queryFn: () => dataOf(api.GET('/office/chat/queue')),
    // Fallback polling for a lost socket, which normally announces changes.
    refetchInterval: 15_000,
    staleTime: 0,
    meta: { quiet: true },
  })

export const useConversation = (id: number) =>
  useQuery({
    queryKey: [consoleKey, 'conversation', id],
    queryFn: () => dataOf(api.GET('/office/chat/conversation/{id}', { params: { path: { id } } })),
    staleTime: 0,
    meta: { quiet: true },
  })

export const useAgents = () =>
  useQuery({
    queryKey: [consoleKey, 'agents'],
    queryFn: () => dataOf(api.GET('/office/chat/agents')),
    staleTime: 0,
  })

export const useReplies = () =>
  useQuery({
    // Under the key of the generated screens, which edit these records.
    queryKey: ['data', 'replies'],
    queryFn: () => dataOf(api.GET('/office/chat/reply')),
  })
