/** This dictionary is edited as content, with versions and approval, not with the other dictionaries. */
export const hotSearches = 'hot_search'
