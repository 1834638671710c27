/**
 * °C; up to here the yield point of 20 °C holds. VDI 2230-1 section 5.1.1.1. Above it no table stands here: ISO 898-1
 * has named no figures since its edition of 2009, and those of annex A of 1999 cannot be read publicly, so that the
 * strength in service is the one that the maker of the part states.
 */
export const warmest = 120
