import type { QuestionOfTopic } from './question'

/** Questions about corrosion, embrittlement and reuse of set fasteners. */
export const materialQuestions: QuestionOfTopic[] = [
  {
    id: 'stainless-rust',
    question: {
      zh: '不锈钢紧固件会生锈吗？',
      en: 'Does stainless steel rust, for example in salt water?',
    },
    alternatives: {
      zh: ['不锈钢生锈', '不锈钢海水', 'A2 和 A4 的区别', '海边用什么不锈钢', 'A4 不锈钢'],
      en: [
        'stainless steel rust',
        'stainless steel in salt water',
        'corrosion of stainless steel',
        'A2 or A4',
        'stainless near the sea',
        'stainless steel corrosion in sea water',
      ],
    },
    answer: {
      zh: '会，只是慢得多。A2 适合室内和一般大气；含氯环境（海边、除冰盐）用含钼的 A4。长期浸在海水中 A4 也会点蚀和缝隙腐蚀，需要更耐蚀的材料。与碳钢接触会加速碳钢锈蚀；表面的浮锈多来自铁屑。',
      en: 'Yes, but much more slowly. A2 is suitable indoors and in a normal atmosphere; in chloride environments (coast, de-icing salt) use A4, which contains molybdenum. Permanently immersed in sea water, even A4 suffers pitting and crevice corrosion, and a more resistant material is needed. Contact with carbon steel accelerates the corrosion of the carbon steel; surface rust on stainless steel often comes from iron particles.',
    },
  },
  {
    id: 'hydrogen',
    question: {
      zh: '什么是氢脆，怎样避免？',
      en: 'What is hydrogen embrittlement, and how is it avoided?',
    },
    alternatives: {
      zh: ['氢脆', '氢致断裂', '延迟断裂', '除氢', '去氢'],
      en: ['hydrogen embrittlement', 'delayed fracture', 'baking after plating', 'hydrogen'],
    },
    answer: {
      zh: '高强度钢在酸洗或电镀时吸入氢，受载后数小时至数天突然脆断，就是氢脆。硬度约 390 HV 以上（10.9 级以上）风险明显。避免办法：选无电镀过程的锌铝涂层（ISO 10683）；必须电镀时按 ISO 4042 控制并及时去氢；不要过拧。',
      en: 'High-strength steel absorbs hydrogen during pickling or electroplating and may then fracture suddenly hours or days after loading. The risk is significant above about 390 HV (above class 10.9). To avoid it, choose zinc flake coatings (ISO 10683), which are not electroplated; if electroplating is required, follow ISO 4042 and bake in time; do not overtighten.',
    },
  },
  {
    id: 'lockbolt-weld',
    question: { zh: '环槽铆钉可以焊接吗？', en: 'Can I weld a lockbolt?' },
    alternatives: {
      zh: ['焊接环槽铆钉', '铆钉焊接', '附近焊接'],
      en: ['weld a lockbolt', 'welding near lockbolts', 'weld the collar'],
    },
    answer: {
      zh: '不可以。焊接的热量会改变钉杆和套环的热处理状态，夹紧力和强度都会丧失，涂层也会烧毁。附近的焊接请在铆接之前完成；已经受热的铆钉应切除更换。',
      en: 'No. The heat changes the heat treatment of pin and collar, so clamp force and strength are lost and the coating burns. Finish any welding nearby before you install lockbolts; cut off and replace lockbolts that have been heated.',
    },
  },
  {
    id: 'lockbolt-broken',
    question: {
      zh: '环槽铆钉断了怎么投诉？',
      en: 'A lockbolt has broken. How do I file a complaint?',
    },
    alternatives: {
      zh: ['铆钉断裂', '套环开裂', '铆钉断了'],
      en: [
        'broken lockbolt',
        'lockbolt broke in the field',
        'cracked collar',
        'lockbolt failed complaint',
      ],
    },
    answer: {
      zh: '先保证安全、停止使用。保留断件，不要擦洗或对拼断口，记下位置、批次号、板厚和使用时间，拍照后提交[投诉](/customerAnalysis/complaint)。更换时请用套环切除工具，并检查孔和板缝。',
      en: 'Make the area safe and stop using the equipment. Keep the broken parts, do not clean the fracture or fit it together, record location, lot number, joint thickness and time in service, take pictures and file a [complaint](/customerAnalysis/complaint). Use a collar cutter to replace it, and check the hole and plate gap.',
    },
  },
]
