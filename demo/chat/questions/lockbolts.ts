import type { QuestionOfTopic } from './question'

/** Questions about lockbolts: what they are, setting, inspecting and removing them. */
export const lockboltQuestions: QuestionOfTopic[] = [
  {
    id: 'lockbolt-what',
    question: { zh: '什么是环槽铆钉？', en: 'What is a lockbolt?' },
    alternatives: {
      zh: ['环槽铆钉原理', '锁螺栓', 'lockbolt 是什么'],
      en: ['ring groove rivet', 'how does a lockbolt work', 'swaged collar'],
    },
    answer: {
      zh: '环槽铆钉由带环形锁紧槽的钉杆和光滑的套环组成。安装时铆接枪拉住钉杆，先把板夹紧，再把套环挤压进锁紧槽，最后钉尾在断颈处拉断（短尾式不拉断）。锁紧槽没有螺旋升角，所以不会像螺母那样转松。',
      en: 'A lockbolt consists of a pin with annular locking grooves and a smooth collar. During installation, the tool pulls the pin, clamps the plates, swages the collar into the grooves, and finally the pintail breaks off at the break neck (a short-tail lockbolt keeps its tail). The grooves have no helix angle, so the collar cannot rotate loose like a nut.',
    },
  },
  {
    id: 'lockbolt-or-bolt',
    question: {
      zh: '什么时候用环槽铆钉，什么时候用螺栓？',
      en: 'When should I use a lockbolt, and when a bolt?',
    },
    alternatives: {
      zh: [
        '环槽铆钉和螺栓的区别',
        '能代替螺栓吗',
        '铆钉还是螺栓',
        '环槽铆钉和螺栓有什么不同',
        '铆钉螺栓区别',
      ],
      en: [
        'lockbolt versus bolt',
        'replace bolts by lockbolts',
        'rivet or bolt',
        'difference between lockbolt and bolt',
        'lockbolt or bolt',
      ],
    },
    answer: {
      zh: '长期受振动、不再拆开、安装数量多、难以复紧的连接适合环槽铆钉；需要拆卸检修、两侧空间放不下铆接枪、或需要按扭矩调整的连接用螺栓。两者的夹紧力都要能覆盖外载。',
      en: 'Lockbolts suit joints that are exposed to long-term vibration, are not opened again, are needed in large numbers or are difficult to re-tighten. Use bolts for joints that must be opened for maintenance, lack space for the installation tool, or are adjusted by torque. In both cases the clamp force must cover the external load.',
    },
  },
  {
    id: 'lockbolt-clamp-force',
    question: { zh: '环槽铆钉的夹紧力有多大？', en: 'How much clamp force does a lockbolt give?' },
    alternatives: {
      zh: ['12.7 环槽铆钉夹紧力', '铆钉预紧力', '剪切和拉力载荷'],
      en: ['clamp load of lockbolts', 'lockbolt preload', 'shear and tensile load'],
    },
    answer: {
      zh: '碳钢、标准套环、安装后的最小值（取自公开数据表，由磅换算）：12.7 mm 为剪切 64.1、夹紧 53.6、拉力 75.8 kN；15.9 mm 为 100.1、85.4、120.5 kN；19.1 mm 为 144.1、126.3、178.4 kN。具体型号请看产品页的基本信息。',
      en: 'Minimum installed values for carbon steel with a standard collar (from a public data sheet, converted from pounds): 12.7 mm: shear 64.1, clamp 53.6, tensile 75.8 kN; 15.9 mm: 100.1, 85.4, 120.5 kN; 19.1 mm: 144.1, 126.3, 178.4 kN. For specific models, see “Basic information” on the product page.',
    },
  },
  {
    id: 'lockbolt-torque',
    question: {
      zh: '环槽铆钉需要多大的拧紧扭矩？',
      en: 'What tightening torque does a lockbolt need?',
    },
    alternatives: {
      zh: ['铆钉扭矩', '环槽铆钉拧紧力矩', '要不要扭矩扳手'],
      en: ['torque for lockbolts', 'tighten a lockbolt', 'torque wrench for lockbolts'],
    },
    answer: {
      zh: '不需要扭矩。环槽铆钉是拉伸安装的，没有螺纹摩擦，夹紧力由钉杆断颈（或工具压力）和套环决定，因此离散很小，也不用复紧。安装时检查工具压力是否在说明范围内即可。',
      en: 'None. A lockbolt is installed by pulling: there is no thread friction, and the clamp force is determined by the break neck (or the tool pressure) and the collar. It therefore scatters little and needs no re-tightening. Just check that the tool pressure is within the specified range.',
    },
  },
  {
    id: 'lockbolt-hole',
    question: { zh: '环槽铆钉推荐的孔径是多少？', en: 'What hole diameter does a lockbolt need?' },
    alternatives: {
      zh: ['铆钉孔', '孔钻多大', '12.7 铆钉的孔径', '环槽铆钉孔径', '12.7mm 环槽铆钉孔径'],
      en: [
        'recommended hole',
        'hole of a 12.7 lockbolt',
        'drill size for lockbolts',
        'lockbolt hole size',
        '1/2 inch lockbolt hole',
      ],
    },
    answer: {
      zh: '数据表给出的推荐孔径：12.7 mm 配 14.2 mm，15.9 mm 配 17.0 mm；小直径 4.8、6.4、7.9、9.5 mm 配 5.2、6.8、8.5、10.0 mm。孔口要去毛刺，各层孔要对正。19.1 mm 及以上没有公开的推荐值，请联系我们确认。',
      en: 'Recommended holes from the data sheet: 14.2 mm for 12.7 mm and 17.0 mm for 15.9 mm; for the small diameters 4.8, 6.4, 7.9 and 9.5 mm: 5.2, 6.8, 8.5 and 10.0 mm. Deburr the edges and align the holes of all layers. There is no public recommendation for 19.1 mm and above; please contact us.',
    },
  },
  {
    id: 'lockbolt-collar',
    question: { zh: '怎样选配套环？', en: 'Which collar goes with my pin?' },
    alternatives: {
      zh: ['套环选择', '钉杆配哪种套环', '法兰套环'],
      en: ['choose a collar', 'matching collar', 'flanged collar'],
    },
    answer: {
      zh: '套环直径与钉杆公称直径一致，材料与钉杆配套：碳钢配碳钢，铝配铝，不锈钢配其专用套环。标准套环最常用；法兰套环支承面大，适合软材料和大孔；薄型套环省空间，但拉力载荷约低 45 %。产品页的“配套套环规格”写有型号。',
      en: 'The collar must have the same nominal diameter as the pin, and a matching material: carbon steel with carbon steel, aluminium with aluminium, stainless steel with its dedicated collar. Standard collars are most common; flanged collars have a larger bearing surface for soft parts and large holes; low-profile collars save height but carry about 45 % less tensile load. See “Matching collar” on the product page.',
    },
  },
  {
    id: 'lockbolt-tool',
    question: {
      zh: '安装环槽铆钉需要什么工具？',
      en: 'What tools do I need to install lockbolts?',
    },
    alternatives: {
      zh: ['铆接枪怎么选', '液压泵站', '安装工具'],
      en: [
        'setting tool',
        'riveting gun and pump',
        'nose assembly',
        'tools to install lockbolts',
        'which tools do I need',
      ],
    },
    answer: {
      zh: '需要铆接枪、与直径和套环形式对应的枪头，以及动力。4.8–9.5 mm 用气动液压枪；12.7 mm 及以上用液压枪加[泵站](/productCategories?categoryType=2)和高压油管。空间狭窄时用弯枪。产品页列有适用的枪和枪头。',
      en: 'You need a riveting gun, a nose assembly for the diameter and collar type, and a power source. Pneumatic-hydraulic guns install 4.8 to 9.5 mm; from 12.7 mm you need a hydraulic gun with a [pump station](/productCategories?categoryType=2) and high-pressure hoses. Use right-angle guns in confined spaces. The product page lists suitable guns and nose assemblies.',
    },
  },
  {
    id: 'lockbolt-inspect',
    question: { zh: '怎样检查安装后的环槽铆钉？', en: 'How do I inspect an installed lockbolt?' },
    alternatives: {
      zh: ['铆接质量检验', '检验量规', '套环成形检查'],
      en: ['check a swaged collar', 'swage gauge', 'inspection of lockbolts'],
    },
    answer: {
      zh: '三步：看断口和套环，钉尾应拉断，套环均匀成形、无裂纹；用检验量规检查套环变形直径和钉杆伸出量；塞尺检查板缝。量规的“通”端套得上、“止”端套不上即合格。不需要也不可以用扭矩扳手检查。',
      en: 'In three steps: the pintail must be broken off and the collar evenly formed without cracks; a swage gauge checks the collar diameter and pin protrusion; a feeler gauge checks for gaps between the plates. Do not use a torque wrench: it says nothing about a lockbolt.',
    },
  },
  {
    id: 'lockbolt-remove',
    question: { zh: '环槽铆钉怎样拆除？', en: 'How do I remove a lockbolt?' },
    alternatives: {
      zh: ['拆铆钉', '套环切除', '更换环槽铆钉', '环槽铆钉可以拆卸', '拆卸铆钉'],
      en: ['take out a lockbolt', 'collar cutter', 'replace a lockbolt', 'disassemble a lockbolt'],
    },
    answer: {
      zh: '用套环切除工具把套环沿轴向劈开，再把钉杆冲出，孔一般不受损伤。不要用火焰切割，也不要从头部钻。拆下的钉杆和套环不能重复使用；检查孔后装入新的一套。',
      en: 'Split the collar lengthwise with a collar cutter and drive out the pin; the hole usually remains undamaged. Do not use flame cutting, and do not drill through the head. Pin and collar cannot be reused: check the hole and install a new set.',
    },
  },
  {
    id: 'lockbolt-reuse',
    question: {
      zh: '环槽铆钉能重复使用或者复紧吗？',
      en: 'Can a lockbolt be reused or re-tightened?',
    },
    alternatives: {
      zh: ['复紧', '铆钉重复使用', '铆钉松了怎么办', '环槽铆钉可以重复使用'],
      en: [
        'retighten',
        'reuse a lockbolt',
        'loose lockbolt',
        'is a lockbolt reusable',
        'reusable lockbolt',
      ],
    },
    answer: {
      zh: '不能。套环一旦压入锁紧槽就永久成形，既不会转松也无法再拧紧。若发现松动，说明板缝未闭合、厚度选错或孔已损坏，应切除套环、查明原因后换新。',
      en: 'No. Once swaged, the collar keeps its form: it cannot rotate loose and cannot be tightened either. A loose lockbolt means that the plates had a gap, the grip was wrong or the hole is damaged. Cut off the collar, find the cause and install a new one.',
    },
  },
  {
    id: 'lockbolt-short-tail',
    question: {
      zh: '短尾式环槽铆钉有什么特点？',
      en: 'What is special about short-tail lockbolts?',
    },
    alternatives: {
      zh: ['短尾铆钉', '无断尾', '安静安装'],
      en: ['pintail-less', 'short tail lockbolt', 'quiet setting'],
    },
    answer: {
      zh: '短尾式安装后钉尾留在钉杆上，没有拉断的动作：噪声和冲击小，没有断尾需要收集，断口也无需补防锈。代价是夹紧力由工具压力控制，必须按规定压力安装并定期校验。',
      en: 'The tail stays on the pin after installation, so nothing breaks off: less noise and shock, no tails to collect, and no fracture surface to protect against corrosion. In return, the clamp force depends on the tool pressure, which must be set as specified and checked regularly.',
    },
  },
  {
    id: 'lockbolt-temperature',
    question: {
      zh: '环槽铆钉可以在什么温度下使用？',
      en: 'At what temperatures can lockbolts be used?',
    },
    alternatives: {
      zh: ['使用温度', '低温', '高温铆钉'],
      en: ['service temperature', 'cold', 'heat'],
    },
    answer: {
      zh: 'GB/T 36993-2018 规定的使用温度为 −50 °C 至 +150 °C。超出范围，或有涂层、密封胶时，请按其中限制最严的零件确定。',
      en: 'GB/T 36993-2018 specifies −50 °C to +150 °C. Outside this range, or with coatings and sealants, the component with the strictest limit decides.',
    },
  },
  {
    id: 'lockbolt-standards',
    question: { zh: '环槽铆钉有哪些标准？', en: 'Which standards cover lockbolts?' },
    alternatives: {
      zh: ['GB/T 36993', '铁路环槽铆钉标准', '铆钉强度等级'],
      en: ['GB/T 36993', 'standard for lockbolts', 'standards lockbolts follow', 'lockbolt grades'],
    },
    answer: {
      zh: 'GB/T 36993-2018 规定环槽铆钉连接副的技术条件，强度等级写作 5.8R、8.8R、10.9R；铁路货车另有 TB/T 2911-2016。本站不把其他数据表的载荷标成这些等级，具体等级请随订单确认。',
      en: 'GB/T 36993-2018 covers lockbolt sets, with strength grades 5.8R, 8.8R and 10.9R; TB/T 2911-2016 covers lockbolts for rail freight wagons. We do not assign these grades to loads from other data sheets; please agree the grade with your order.',
    },
  },
]
