/** The rules of Incoterms 2020. */
const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF']

export const isIncoterm = (code: string): boolean => incoterms.includes(code)
