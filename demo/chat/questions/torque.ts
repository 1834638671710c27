import type { QuestionOfTopic } from './question'

/** Questions about torque, preload and the calculators. */
export const torqueQuestions: QuestionOfTopic[] = [
  {
    id: 'torque-m12',
    question: {
      zh: 'M12 8.8 级的拧紧扭矩是多少？',
      en: 'What is the tightening torque of an M12 8.8 bolt?',
    },
    alternatives: {
      zh: ['m12 8.8 扭矩', 'M12 拧紧力矩', 'M12 螺栓扭矩'],
      en: ['m12 8.8 torque', 'torque for M12', 'M12 tightening'],
    },
    answer: {
      zh: '摩擦系数 0.12、利用屈服强度 90 % 时，M12 8.8 级六角头螺栓约 83 N·m，预紧力约 43 kN；10.9 级约 122 N·m、63 kN。摩擦不同，扭矩差别很大，请用[夹紧力页](/productCategories/calculationReports/clamp)核算。',
      en: 'With a friction coefficient of 0.12 and 90 % of the yield strength, an M12 8.8 hexagon bolt takes about 83 N·m and reaches a preload of about 43 kN; in 10.9 about 122 N·m and 63 kN. Friction has a large influence, so please calculate your case on the [clamp force page](/productCategories/calculationReports/clamp).',
    },
  },
  {
    id: 'torque-table',
    question: {
      zh: 'M8 到 M24 的拧紧扭矩有哪些？',
      en: 'What are the tightening torques from M8 to M24?',
    },
    alternatives: {
      zh: ['扭矩表', 'M16 扭矩', 'M20 拧紧力矩'],
      en: ['torque table', 'M16 torque', 'M20 torque'],
    },
    answer: {
      zh: '粗牙、8.8 级、摩擦系数 0.12、利用屈服 90 % 的计算值：M8 约 25，M10 约 48，M12 约 84，M16 约 206，M20 约 415，M24 约 714 N·m。10.9 级：36、71、123、302、592、1017 N·m。这是起点，不代替对您连接的计算：请用[夹紧力页](/productCategories/calculationReports/clamp)。',
      en: 'Calculated for coarse thread, class 8.8, friction coefficient 0.12 and 90 % of the yield strength: M8 about 25, M10 48, M12 84, M16 206, M20 415, M24 714 N·m. In 10.9: 36, 71, 123, 302, 592, 1017 N·m. These are starting values and do not replace a calculation of your own joint: use the [clamp force page](/productCategories/calculationReports/clamp).',
    },
  },
  {
    id: 'preload-scatter',
    question: {
      zh: '同样的扭矩为什么预紧力差很多？',
      en: 'Why does the same torque give such different preloads?',
    },
    alternatives: {
      zh: ['预紧力离散', '扭矩与预紧力', '摩擦影响'],
      en: ['preload scatter', 'torque and preload', 'influence of friction'],
    },
    answer: {
      zh: '扭矩中只有约一成真正拉长螺栓，其余消耗在支承面和螺纹的摩擦上。例如 M16 10.9 级、230 N·m ± 5 %、摩擦系数 0.10–0.16、有效力矩 8–20 N·m，预紧力在约 60 至 107 kN 之间。摩擦越明确，离散越小。',
      en: 'Only about a tenth of the torque stretches the bolt; friction under the head and in the thread takes the rest. Example: M16 10.9 at 230 N·m ± 5 %, friction coefficient 0.10 to 0.16 and prevailing torque 8 to 20 N·m gives a preload of about 60 to 107 kN. The better you know the friction, the smaller the scatter.',
    },
  },
  {
    id: 'friction-value',
    question: { zh: '摩擦系数应该填多少？', en: 'Which friction coefficient should I enter?' },
    alternatives: {
      zh: ['摩擦系数取值', 'μ 是多少', '摩擦等级 B'],
      en: ['friction coefficient', 'value of mu', 'friction class B'],
    },
    answer: {
      zh: '没有试验值时可参考 VDI 2230 的摩擦等级：A 0.04–0.10，B 0.08–0.16，C 0.14–0.24，D 0.20–0.35。设计宜取 B 级：最小摩擦系数决定最大预紧力，最大摩擦系数决定最小预紧力，两者都要填。可靠的数值来自按 ISO 16047 做的[扭矩-预紧力试验](/experimentalServices)。',
      en: 'Without test results, refer to the friction classes of VDI 2230: A 0.04–0.10, B 0.08–0.16, C 0.14–0.24, D 0.20–0.35. Aim for class B. The minimum friction determines the maximum preload and the maximum friction the minimum preload, so enter both. Reliable values come from a [torque-tension test](/experimentalServices) according to ISO 16047.',
    },
  },
  {
    id: 'torque-oil',
    question: { zh: '加润滑油后扭矩要改吗？', en: 'Does lubrication change the torque?' },
    alternatives: {
      zh: ['润滑', '涂油螺栓扭矩', '抹二硫化钼'],
      en: ['oiled bolt', 'lubricant and torque', 'dry torque'],
    },
    answer: {
      zh: '要改。润滑降低摩擦，同样的扭矩会产生更大的预紧力，可能超过屈服。总摩擦从 0.14 降到 0.10，预紧力大约增加三分之一。请按润滑后的摩擦系数重新计算，并规定同一种润滑剂。',
      en: 'Yes. Lubrication reduces friction, so the same torque produces a higher preload and may exceed the yield strength. If the friction coefficient falls from 0.14 to 0.10, the preload increases by about a third. Recalculate with the friction of the lubricated parts and always specify the same lubricant.',
    },
  },
  {
    id: 'prevailing-torque',
    question: { zh: '有效力矩是什么？', en: 'What is prevailing torque?' },
    alternatives: {
      zh: ['锁紧螺母力矩', '自锁力矩', 'prevailing torque'],
      en: ['torque of lock nuts', 'locking torque', 'torque prevailing'],
    },
    answer: {
      zh: '有效力矩是锁紧螺母在未压紧时转动所需的力矩，它不产生预紧力，要加到拧紧扭矩里。8 级锁紧螺母首次装配的最大值（ISO 2320 类数据）：M8 6.0、M10 10.5、M12 15.5、M16 32、M20 54 N·m。安装扭矩必须大于有效力矩。',
      en: 'It is the torque needed to turn a lock nut before it is seated. It produces no preload and is added to the tightening torque. Maximum values at first assembly for class 8: M8 6.0, M10 10.5, M12 15.5, M16 32, M20 54 N·m. The installation torque must exceed it.',
    },
  },
  {
    id: 'calculate-how',
    question: { zh: '怎样用夹紧力计算？', en: 'How do I use the clamp force calculation?' },
    alternatives: {
      zh: ['螺栓计算怎么用', '智能计算怎么用', '计算预紧力', '计算报告'],
      en: ['use the calculator', 'compute preload', 'calculation report'],
    },
    answer: {
      zh: '打开[夹紧力页](/productCategories/calculationReports/clamp)，或在产品页点击“计算”自动带入参数。填写直径、螺距、等级、最大和最小摩擦系数以及安装扭矩，即时得到预紧力范围、应力利用率和推荐扭矩。登录后可保存为报告，在[计算报告](/calculationReport)中查看、对比和下载 PDF。',
      en: 'Open the [clamp force page](/productCategories/calculationReports/clamp), or start from a product page, which fills in its data. Enter diameter, pitch, property class, min. and max. friction coefficients and the installation torque: the preload range, utilisation and recommended torque appear at once. If you are logged in, you can save the calculation as a report and view, compare and download it as PDF under [calculation reports](/calculationReport).',
    },
  },
  {
    id: 'embedding-loss',
    question: { zh: '装配后预紧力为什么会下降？', en: 'Why does preload drop after assembly?' },
    alternatives: {
      zh: ['预紧力损失', '嵌入', '螺栓松弛'],
      en: ['preload loss', 'embedding', 'relaxation'],
    },
    answer: {
      zh: '接触面的粗糙峰被压平，称为嵌入。损失 = 嵌入量 ÷（螺栓柔度 + 被连接件柔度）。VDI 2230 的参考值：粗糙度 Rz 10–40 µm、轴向载荷时，螺纹 3，每个支承面 3，每个内接合面 2 µm。短而刚的连接损失最多；加长螺栓、减少接合面、必要时复紧可减小影响。',
      en: 'The peaks of rough surfaces are flattened; this is called embedding. Loss = embedding ÷ (bolt resilience + resilience of the parts). Guide values of VDI 2230 for Rz 10–40 µm and axial load: thread 3, each bearing surface 3, each inner interface 2 µm. Short, stiff joints lose most; longer bolts, fewer interfaces and re-tightening where necessary help.',
    },
  },
  {
    id: 'tightening-methods',
    question: {
      zh: '有哪些拧紧方法，精度如何？',
      en: 'Which tightening methods are there, and how accurate are they?',
    },
    alternatives: {
      zh: ['拧紧方法', '拧紧系数', '转角法'],
      en: ['tightening methods', 'tightening factor', 'angle control'],
    },
    answer: {
      zh: '用拧紧系数 αA = Fmax/Fmin 表示：屈服点控制和转角控制 1.1–1.3；液压拉伸 1.2–1.6；扭矩扳手、摩擦经试验确定 1.4–1.6；扭矩扳手、摩擦估计 1.6–2.0；冲击扳手 2.5–4.0。系数越小，螺栓可以选得越小。',
      en: 'Accuracy is expressed by the tightening factor αA = Fmax/Fmin: yield- or angle-controlled 1.1–1.3, hydraulic tensioning 1.2–1.6, torque wrench with tested friction 1.4–1.6, torque wrench with estimated friction 1.6–2.0, impact wrench 2.5–4.0. The smaller the factor, the smaller the bolt can be.',
    },
  },
  {
    id: 'purchaser-cannot-calculate',
    question: {
      zh: '为什么我看不到“计算”按钮？',
      en: 'Why can’t I see the “Calculate” button?',
    },
    alternatives: {
      zh: ['不能计算', '没有计算按钮', '采购人员计算'],
      en: ['cannot calculate', 'calculation button missing', 'purchaser and calculation'],
    },
    answer: {
      zh: '产品的计算按钮只对设计人员显示，且该产品要支持计算（有螺纹的螺栓和内六角螺钉）。请在页面顶部把“使用视角”改为“设计人员”或“采购兼设计”。环槽铆钉没有扭矩计算，可在拉伸页按产品数据校核。',
      en: 'The button is shown only to designers, and only on products that support calculation (threaded bolts and socket screws). Change “View for” at the top of the page to “Designer” or “Purchaser and designer”. Lockbolts have no torque calculation; check them on the stretching page with their product data.',
    },
  },
]
