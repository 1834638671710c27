import type { PageParts } from '../../domain/pages/page'
import written from '../../generated/page-parts.json'

// Written by the code generation, in this form.
export const pageParts = written as PageParts
