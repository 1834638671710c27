import type { Chapter } from '../chapter'

export const selectionChapter: Chapter = {
  title: { zh: '选型', en: 'Choosing a product' },
  sections: [
    {
      title: { zh: '按孔径和厚度开始', en: 'Begin with hole and thickness' },
      text: {
        zh: '环槽铆钉只需两个尺寸：实际孔径决定公称直径，被连接件夹紧后的总厚度决定铆接厚度范围。',
        en: 'A lockbolt needs two measures: the hole sets the nominal diameter, the thickness of the clamped joint sets the grip range.',
      },
      steps: [
        {
          zh: '填写实际孔径和实际铆接厚度，例如 14.2 和 30。',
          en: 'Enter hole and joint thickness, such as 14.2 and 30.',
        },
        {
          zh: '点“查找型号”，进入逐级选型，适用的值已经选好。',
          en: 'Press “Find models”: the step-by-step selection opens with the values that fit.',
        },
      ],
      shot: { path: '/productCategories' },
    },
    {
      title: { zh: '逐级缩小', en: 'Narrow down step by step' },
      text: {
        zh: '先选产品大类、类别和产品类，再选特性。每个值后面的数字是选它之后剩下的型号数；灰色的值与其他选择组合后没有型号。',
        en: 'Choose type, category and class first, then properties. The figure beside a value is the number of models it leaves; a grey value has none together with your other choices.',
      },
      steps: [
        {
          zh: '直接输入实测的孔径或厚度，不必知道公称尺寸。',
          en: 'Type the measured hole or thickness; you need not know nominal sizes.',
        },
        {
          zh: '已选条件显示在上方，点一下就能取消。',
          en: 'Your choices stand above; one click gives one up.',
        },
        {
          zh: '没有结果时，页面会说明改哪一项就能找到型号。',
          en: 'Where nothing is left, the page says which one change would help.',
        },
        {
          zh: '地址栏包含全部选择，可以收藏或发给同事。',
          en: 'The address holds all choices: keep it or send it to a colleague.',
        },
      ],
      shot: { path: '/productCategories/productSelection?categoryType=1' },
    },
    {
      title: { zh: '产品页', en: 'The page of a product' },
      text: {
        zh: '产品页包括图片、尺寸图、三维模型、参数和文件。每个数字都注明来源：标准、计算或典型。',
        en: 'It has pictures, drawing, 3D model, figures and files. Every figure names its origin: standard, computed or typical.',
      },
      steps: [
        {
          zh: '改变特性后点“查找匹配型号”，得到对应的型号。',
          en: 'Change a property and press “Find matching model” to get the model.',
        },
        {
          zh: '填写数量，预订或加入购物车；低于最小起订量会自动调高。',
          en: 'Enter a quantity, reserve it or put it into the cart; below the minimum it is raised.',
        },
        {
          zh: '下方有替代产品、相关产品和配套工具。',
          en: 'Below are substitutes, related products and tools.',
        },
      ],
      shot: { path: '/productCategories/details?id={id}', model: 'RL1-127-16-R-ZN' },
    },
    {
      title: { zh: '产品对比', en: 'Comparison' },
      text: {
        zh: '把几个型号加入对比，指定一个基准产品。不同之处用颜色标出，匹配度以百分比表示。',
        en: 'Put models into the comparison and choose one as the baseline. Differences are coloured, and a percentage says how well they match.',
      },
      steps: [
        { zh: '在列表或产品页点“加入对比”。', en: 'Press “Compare” in a list or on a product.' },
        {
          zh: '只看不同的参数，或导出对比表。',
          en: 'Show only what differs, or export the table.',
        },
      ],
    },
    {
      title: { zh: '定制产品', en: 'Custom products' },
      text: {
        zh: '没有合适的标准型号时，在产品类页面选择定制，填写需要的特性。系统先列出最接近的标准型号，再由您决定是否定制。',
        en: 'Where no standard model fits, choose custom on the class and give the properties you need. The nearest standard models are listed first; then you decide.',
      },
    },
  ],
}
