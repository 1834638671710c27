import { useMedia } from '../ui/use-media'

/** Whether there is room for tables; below that a list is drawn as cards. */
export const useWide = () => useMedia('(min-width: 700px)')
