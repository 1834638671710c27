import { useQuery } from '@tanstack/react-query'
import { api, dataOf, queries } from '../calls/api'

/** All questions of the console are asked anew together. */
const consoleKey = 'chatConsole'

export const askConsoleAnew = () => void queries.invalidateQueries({ queryKey: [consoleKey] })

export const useQueue = () =>
  useQuery({
    queryKey: [consoleKey, 'queue'],
    queryFn: () => dataOf(api.GET('/office/chat/queue')),
    // News come over the socket; this is for when it is lost.
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
    // With the records of the generated screens, where they are changed.
    queryKey: ['data', 'replies'],
    queryFn: () => dataOf(api.GET('/office/chat/reply')),
  })
