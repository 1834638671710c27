import type { QuestionOfTopic } from './question'

/** Questions about choosing a product. */
export const selectionQuestions: QuestionOfTopic[] = [
  {
    id: 'drawings',
    question: { zh: '图纸和三维模型在哪里下载？', en: 'Where do I find drawings and 3D models?' },
    alternatives: {
      zh: ['图纸', '三维图', 'CAD 模型', 'STEP 文件'],
      en: ['drawing', 'download a drawing', 'CAD model', '3D model', 'STEP file'],
    },
    answer: {
      zh: '在产品页的“相关文件”里下载图纸和三维模型，也可以直接在页面上旋转查看。[从询价到收货](/howToOrder#drawing)',
      en: 'Download drawings and 3D models under “Related files” on the product page, or rotate the model directly on the page. [From inquiry to delivery](/howToOrder#drawing)',
    },
  },
  {
    id: 'choose-lockbolt',
    question: { zh: '怎样选到合适的环槽铆钉？', en: 'How do I choose the right lockbolt?' },
    alternatives: {
      zh: ['环槽铆钉怎么选', '铆钉选型步骤', '按孔径选铆钉'],
      en: ['select a lockbolt', 'steps of lockbolt selection', 'lockbolt for my hole'],
    },
    answer: {
      zh: '量两个尺寸就够了：实际孔径决定公称直径，所有被连接件夹紧后的总厚度决定铆接厚度范围。把两个数填入[产品选型](/productCategories/productSelection)，再选材料、头型和表面处理，通常只剩一个型号。例如孔径 14.2 mm、总厚 30 mm，对应直径 12.7 mm、铆接厚度 25.4–31.8 mm。',
      en: 'You only need two dimensions: the hole diameter determines the nominal diameter, and the total thickness of all clamped parts determines the grip range. Enter both in the [product selection](/productCategories/productSelection), then choose material, head and finish; usually a single model remains. Example: a 14.2 mm hole and a 30 mm joint lead to diameter 12.7 mm with grip range 25.4–31.8 mm.',
    },
  },
  {
    id: 'grip-range',
    question: { zh: '铆接厚度范围是什么意思？', en: 'What does grip range mean?' },
    alternatives: {
      zh: ['夹持厚度', '铆接厚度怎么看', '板厚范围'],
      en: ['grip', 'clamping thickness', 'joint thickness range', 'measure the grip length'],
    },
    answer: {
      zh: '铆接厚度范围是一个型号能正确铆接的总厚度，从最小值到最大值，两端都包含在内。总厚度包括所有板、垫片和油漆层。厚度不到最小值，套环会压不到锁紧槽；超过最大值，套环压入的槽数不足。',
      en: 'The grip range is the total joint thickness that a model can clamp correctly, from its minimum to its maximum value, both included. Count all plates, shims and paint layers. Below the range the collar misses the locking grooves; above it, the collar engages too few grooves.',
    },
  },
  {
    id: 'grip-between-two',
    question: {
      zh: '总厚度正好在两个范围的交界，选哪一个？',
      en: 'My joint thickness is exactly on the border of two grip ranges. Which one do I choose?',
    },
    alternatives: {
      zh: ['厚度在两档之间', '铆接厚度交界', '25.4 选哪个'],
      en: ['between two grips', 'border of grip ranges', 'two grip numbers fit'],
    },
    answer: {
      zh: '两个都能铆接。实际板厚会有公差：若实测常常偏厚，选较大的一档；若偏薄或压紧后变薄，选较小的一档。最好按最大和最小总厚度各查一次，选同时包含两者的那一档。',
      en: 'Both will work. Plates have tolerances: if they tend to be thicker, choose the higher range; if they tend to be thinner, or are compressed when clamped, choose the lower one. It is best to check both the maximum and the minimum total thickness and choose the range that covers both.',
    },
  },
  {
    id: 'hole-for-bolt',
    question: { zh: 'M12 螺栓应该钻多大的孔？', en: 'What hole diameter does an M12 bolt need?' },
    alternatives: {
      zh: ['螺栓通孔直径', 'M12 孔径', '通孔标准 ISO 273'],
      en: ['clearance hole M12', 'bolt hole diameter', 'ISO 273 hole'],
    },
    answer: {
      zh: '按 ISO 273（GB/T 5277），M12 的通孔为 13 mm（精装配）、13.5 mm（中等装配）或 14.5 mm（粗装配），一般用 13.5 mm。M16 的中等装配为 17.5 mm，M20 为 22 mm。在[产品选型](/productCategories/productSelection)输入实测孔径，会自动选出适用的公称直径。',
      en: 'According to ISO 273 (GB/T 5277), the clearance hole for M12 is 13 mm (fine), 13.5 mm (medium) or 14.5 mm (coarse); medium is the usual choice. The medium hole is 17.5 mm for M16 and 22 mm for M20. Enter a measured hole diameter in the [product selection](/productCategories/productSelection), and the matching nominal diameters are selected automatically.',
    },
  },
  {
    id: 'bolt-length',
    question: { zh: '螺栓长度怎么计算？', en: 'How do I calculate the bolt length?' },
    alternatives: {
      zh: ['选多长的螺栓', '公称长度计算', '螺栓露出几扣'],
      en: ['bolt length', 'nominal length', 'how many threads stand out'],
    },
    answer: {
      zh: '公称长度 = 被连接件总厚 + 垫圈厚 + 螺母高 + 至少两个螺距的露出量，再向上取标准长度。例如 M16：总厚 40，两片 3 mm 垫圈，1 型螺母高约 14.8，露出 4，合计约 64.8 mm，取 65 mm；若厚度有正公差，取 70 mm。',
      en: 'Nominal length = total thickness + washers + nut height + a protrusion of at least two pitches, rounded up to a standard length. Example for M16: 40 mm of parts, two 3 mm washers, a style 1 nut of about 14.8 mm and 4 mm protrusion add up to about 64.8 mm: choose 65 mm, or 70 mm if the parts may be thicker.',
    },
  },
  {
    id: 'class-8-8-10-9',
    question: {
      zh: '8.8 级和 10.9 级有什么区别？',
      en: 'What is the difference between property classes 8.8 and 10.9?',
    },
    alternatives: {
      zh: ['性能等级怎么选', '8.8 与 10.9', '螺栓强度等级'],
      en: ['8.8 or 10.9', 'property class', 'bolt strength'],
    },
    answer: {
      zh: '第一个数乘 100 是名义抗拉强度，两数相乘再乘 10 是名义屈服强度：8.8 级为 800 和 640 MPa，10.9 级为 1000 和 900 MPa。按 ISO 898-1，M16 最小拉力载荷 8.8 级为 125 kN，10.9 级为 163 kN。10.9 级需要更高预紧力时使用，电镀时要防氢脆。',
      en: 'The first number times 100 is the nominal tensile strength; the product of both numbers times 10 is the nominal yield strength: 800 and 640 MPa for 8.8, 1000 and 900 MPa for 10.9. According to ISO 898-1, the minimum tensile load of M16 is 125 kN for 8.8 and 163 kN for 10.9. Use 10.9 where a higher preload is required, and beware of hydrogen embrittlement when electroplating.',
    },
  },
  {
    id: 'nut-for-class',
    question: { zh: '10.9 级螺栓要配几级螺母？', en: 'Which nut goes with a 10.9 bolt?' },
    alternatives: {
      zh: ['螺母等级匹配', '8 级螺母', '螺栓螺母配对'],
      en: ['nut class', 'match nut and bolt', 'nut for 8.8'],
    },
    answer: {
      zh: '螺母等级不低于螺栓第一个数：8.8 级配 8 级螺母，10.9 级配 10 级，12.9 级配 12 级。高一级的螺母可以代用，反之不行。薄螺母（04、05 级）不能承受螺栓的全部拉力，只作锁紧或轻载用途。',
      en: 'The property class of the nut must be at least the first number of the bolt: 8 for 8.8, 10 for 10.9, 12 for 12.9. A nut of a higher class may be used instead, but never a lower one. Thin nuts (04, 05) cannot carry the full tensile load of the bolt; they are for locking or light duty only.',
    },
  },
  {
    id: 'choose-finish',
    question: { zh: '表面处理应该怎么选？', en: 'Which surface finish should I choose?' },
    alternatives: {
      zh: [
        '镀锌还是锌铝涂层',
        '防腐怎么选',
        '涂层选择',
        '表面处理有哪些',
        '有哪些表面处理',
        '涂层有哪些',
        '达克罗',
      ],
      en: [
        'zinc or zinc flake',
        'corrosion protection',
        'choose coating',
        'which finishes are there',
      ],
    },
    answer: {
      zh: '室内或短期防锈可用电镀锌；户外和轨道车辆常用锌铝涂层（ISO 10683），它没有电镀过程，高强度件的氢脆风险低；厚涂层、大尺寸钢结构可用热浸镀锌（ISO 10684）；潮湿且要求外观的内装可选不锈钢。不锈钢与铝接触时还要考虑电偶腐蚀。',
      en: 'Electroplated zinc is suitable indoors or for short-term protection. Zinc flake (ISO 10683) is common outdoors and on rail vehicles; it is not electroplated, so the risk of hydrogen embrittlement in high-strength parts is low. Hot-dip galvanizing (ISO 10684) suits large steel structures; stainless steel suits damp interiors where appearance matters. Where stainless steel touches aluminium, also consider galvanic corrosion.',
    },
  },
  {
    id: 'washer-needed',
    question: { zh: '什么时候需要垫圈？', en: 'When do I need a washer?' },
    alternatives: {
      zh: ['平垫圈作用', '要不要加垫片', '支承面压力过大'],
      en: ['plain washer', 'is a washer necessary', 'bearing pressure'],
    },
    answer: {
      zh: '以下情况需要：被连接件较软（铝、铸铁、复合材料），头部支承面压力超过许用值；孔是长圆孔或大孔；拧紧面需要稳定的摩擦。例如铝 EN AW-6082 的许用压力参考值约 260 MPa，低于高强度螺栓头下常见的压力。垫圈硬度应与螺栓匹配：8.8 级用 200 HV，10.9 级用 300 HV。',
      en: 'Use a washer if the parts are soft (aluminium, cast iron, composites) and the pressure under the head exceeds the permissible value, if the hole is slotted or oversize, or if the tightened surface needs consistent friction. For example, the permissible pressure of aluminium EN AW-6082 is about 260 MPa, less than the usual pressure under the head of a high-strength bolt. Match the washer hardness to the bolt: 200 HV for 8.8, 300 HV for 10.9.',
    },
  },
  {
    id: 'fine-or-coarse',
    question: { zh: '粗牙和细牙怎么选？', en: 'Should I choose a coarse or a fine pitch?' },
    alternatives: {
      zh: ['细牙螺纹优点', '粗牙细牙区别', '螺距选择'],
      en: ['fine thread', 'coarse thread', 'choose pitch'],
    },
    answer: {
      zh: '一般选粗牙：装配快，不易乱扣，涂层影响小。细牙的应力截面积略大，升角小，适合短而要求高预紧的连接和微调，但更怕磕碰和涂层过厚。同规格的螺栓与螺母螺距必须一致。',
      en: 'Coarse is the usual choice: quick to assemble, not prone to cross-threading, and less affected by coatings. Fine pitch has a slightly larger stress area and a smaller lead angle, which suits short joints with high preload and fine adjustment, but it is more sensitive to damage and thick coatings. Bolt and nut must have the same pitch.',
    },
  },
  {
    id: 'lock-nut-choice',
    question: {
      zh: '非金属嵌件螺母和全金属锁紧螺母怎么选？',
      en: 'Should I choose a nylon insert nut or an all-metal lock nut?',
    },
    alternatives: {
      zh: ['尼龙螺母还是金属锁紧螺母', '锁紧螺母选型', '高温锁紧螺母'],
      en: ['lock nut choice', 'prevailing torque nut', 'lock nut for heat'],
    },
    answer: {
      zh: '环境温度在约 120 °C 以下、会多次拆装时，非金属嵌件螺母（GB/T 889.1，ISO 7040）合适。温度更高，或接触油、溶剂时，选全金属锁紧螺母（GB/T 6184，ISO 7719）。两者都靠有效力矩防止螺母脱落，不能代替足够的预紧力。',
      en: 'Up to about 120 °C and where nuts are removed several times, nylon insert nuts (ISO 7040) are suitable. For higher temperatures, or in contact with oil or solvents, choose all-metal lock nuts (ISO 7719). Both prevent the nut from coming off by their prevailing torque; neither replaces sufficient preload.',
    },
  },
  {
    id: 'compare-models',
    question: { zh: '怎样对比几个型号？', en: 'How do I compare several models?' },
    alternatives: {
      zh: ['产品对比', '参数对比', '匹配度'],
      en: ['comparison', 'compare products', 'match percentage'],
    },
    answer: {
      zh: '在选型结果或产品页点击“加入对比”，再打开[产品对比](/commodityContrast)。可以指定一个基准产品，页面会标出与它不同的参数，并给出匹配度。',
      en: 'Click “Compare” in the results or “Add to comparison” on a product page, then open the [comparison](/commodityContrast). Choose one product as the baseline: differences from it are highlighted, and a match percentage is shown.',
    },
  },
  {
    id: 'no-standard-model',
    question: { zh: '没有符合要求的标准型号怎么办？', en: 'What if no standard model fits?' },
    alternatives: {
      zh: ['定制产品', '非标件', '没有匹配型号', '定制螺栓', '图纸定制', '来图定制'],
      en: [
        'custom product',
        'custom bolt',
        'made to drawing',
        'non-standard part',
        'no model matches',
      ],
    },
    answer: {
      zh: '打开该产品类的任一型号，选择您需要的特性，再点“查找匹配型号”。没有匹配的型号时，会打开定制页面，并先列出最接近的标准型号；若都不合适，可按您的选择提交定制预订，我们会答复可行性、价格和交期。',
      en: 'Open any model of the product class, choose the characteristics you need and click “Find matching model”. If no model matches, the custom product page opens and first lists the closest standard models. If none of them is suitable, submit a custom reservation: we reply with feasibility, price and lead time.',
    },
  },
  {
    id: 'against-loosening',
    question: {
      zh: '如何防止螺栓松动？',
      en: 'How do I keep a bolted joint from loosening?',
    },
    alternatives: {
      zh: ['防松', '防松措施', '防止松动', '螺栓振动松动', '螺母松动', '弹簧垫圈有用', '防松垫圈'],
      en: [
        'prevent loosening',
        'locking of bolts',
        'loosening by vibration',
        'nut comes loose',
        'lock washer useless',
      ],
    },
    answer: {
      zh: '首先保证预紧力：夹紧长度宜不小于直径的 3 至 5 倍，接合面少而平整，按[夹紧力计算](/productCategories/calculationReports/clamp)确定扭矩。仍有横向振动时，可用有效力矩型锁紧螺母、成对的楔形锁紧垫圈或螺纹锁固胶；弹簧垫圈对高强度螺栓没有可靠的防松作用。环槽铆钉的套环压入锁紧槽后不会转松，振动大、难以复查的部位优先选用。',
      en: 'Preload comes first: a clamp length of at least three to five diameters, few and flat interfaces, and a torque from the [clamp force calculation](/productCategories/calculationReports/clamp). If transverse vibration remains, use prevailing-torque nuts, pairs of wedge-locking washers or a threadlocker; spring washers do not reliably secure high-strength bolts. The collar of a lockbolt is swaged into its locking grooves and cannot rotate loose: prefer lockbolts where vibration is strong and inspection is difficult.',
    },
  },
  {
    id: 'figure-origin',
    question: {
      zh: '参数旁的“标准、计算、典型”是什么意思？',
      en: 'What do “standard”, “computed” and “typical” next to a value mean?',
    },
    alternatives: {
      zh: ['数据来源', '典型值能用于设计吗', '参数可信吗'],
      en: ['origin of a figure', 'typical value', 'can I trust the figures'],
    },
    answer: {
      zh: '“标准”取自公开标准或数据表；“计算”由几何尺寸或公式得出，例如净重；“典型”只用于参考，不能作为设计保证。设计校核请以标准值或试验结果为准。',
      en: '“Standard” values come from a public standard or data sheet; “computed” values follow from geometry or a formula, such as net weight; “typical” values are for reference only and are not guaranteed. Base design checks on standard values or test results.',
    },
  },
]
