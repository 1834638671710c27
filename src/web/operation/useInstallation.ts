import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../calls/api'

/** The figures of the installation, and by how many seconds the clock of this computer is ahead of the database's. */
export const useInstallation = () =>
  useQuery({
    queryKey: ['installation'],
    queryFn: async () => {
      const asked = Date.now()
      const figures = await dataOf(api.GET('/office/installation'))
      const middle = (asked + Date.now()) / 2
      return { figures, secondsAhead: (middle - Date.parse(figures.time)) / 1000 }
    },
    refetchInterval: 10_000,
    meta: { quiet: true },
  })
