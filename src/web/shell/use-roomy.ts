import { useMedia } from '../ui/use-media'

/** Whether the frame has room for all of its parts; below that a menu holds what the header has no room for. */
export const useRoomy = () => useMedia('(min-width: 861px)')
