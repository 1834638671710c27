import { useMedia } from '../ui/use-media'

/** True if the header fits all its parts; otherwise a menu holds the rest. */
export const useRoomy = () => useMedia('(min-width: 861px)')
