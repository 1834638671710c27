import { useMedia } from '../ui/use-media'

/** True if there is room for tables; narrower windows show cards. */
export const useWide = () => useMedia('(min-width: 700px)')
