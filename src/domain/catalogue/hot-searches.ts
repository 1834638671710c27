/** The dictionary that is written as content, in versions that somebody approves, and not among the other dictionaries. */
export const hotSearches = 'hot_search'
