/** Rates of the value-added tax by country: facts, but no tax advice; a delivery to the United States is without tax. */
export const demoTaxRates = [
  { country: 'CN', rate: '13', validFrom: '2019-04-01' },
  { country: 'DE', rate: '19', validFrom: '2021-01-01' },
  { country: 'FR', rate: '20', validFrom: '2014-01-01' },
  { country: 'GB', rate: '20', validFrom: '2011-01-04' },
  { country: 'JP', rate: '10', validFrom: '2019-10-01' },
  { country: 'US', rate: '0', validFrom: '2019-01-01' },
]

/** Terms that quotations offer. */
export const demoTerms = [
  { kind: 'incoterm', code: 'EXW', nameZh: '工厂交货', nameEn: 'Ex works' },
  { kind: 'incoterm', code: 'FCA', nameZh: '货交承运人', nameEn: 'Free carrier' },
  { kind: 'incoterm', code: 'FOB', nameZh: '装运港船上交货', nameEn: 'Free on board' },
  {
    kind: 'incoterm',
    code: 'CIF',
    nameZh: '成本、保险费加运费',
    nameEn: 'Cost, insurance and freight',
  },
  { kind: 'incoterm', code: 'DAP', nameZh: '目的地交货', nameEn: 'Delivered at place' },
  { kind: 'incoterm', code: 'DDP', nameZh: '完税后交货', nameEn: 'Delivered duty paid' },
  {
    kind: 'payment',
    code: 'NET30',
    nameZh: '开票后 30 天付款',
    nameEn: '30 days net from the invoice',
  },
  {
    kind: 'payment',
    code: 'NET60',
    nameZh: '开票后 60 天付款',
    nameEn: '60 days net from the invoice',
  },
  {
    kind: 'payment',
    code: '30/70',
    nameZh: '预付 30%，发货前付清余款',
    nameEn: '30% in advance, the rest before dispatch',
  },
  { kind: 'payment', code: 'PREPAID', nameZh: '款到发货', nameEn: 'Payment in advance' },
  {
    kind: 'note',
    code: 'PACKED',
    nameZh: '出厂价，含包装',
    nameEn: 'Prices ex works, packing included',
  },
  {
    kind: 'note',
    code: 'CARTON',
    nameZh: '出厂价，含标准纸箱',
    nameEn: 'Prices ex works, standard cartons included',
  },
]
