import type { QuestionOfTopic } from './question'

/** Questions about complaints, reports and tests. */
export const qualityQuestions: QuestionOfTopic[] = [
  {
    id: 'file-complaint',
    question: { zh: '产品有质量问题怎样投诉？', en: 'How do I file a complaint?' },
    alternatives: {
      zh: ['质量投诉', '提交投诉', '产品不合格', '质量问题反馈', '质量问题处理'],
      en: ['complain about quality', 'faulty parts', 'report a defect', 'report a quality problem'],
    },
    answer: {
      zh: '打开[质量反馈与投诉](/customerAnalysis/complaint)，点“提交投诉”，填写主题、产品、批次号、涉及数量和问题描述，并上传照片（最多 9 张）和附件（最多 9 个，每个不超过 20 MB）。我们处理后会给出处理报告。若您的账户没有这个入口，请在这里告诉我们。',
      en: 'Open [Quality & complaints](/customerAnalysis/complaint) and click “File a complaint”. Enter subject, product, lot number, affected quantity and a description of the problem, and upload pictures (at most 9) and attachments (at most 9, up to 20 MB each). We reply with a handling report. If your account does not have this page, please tell us here.',
    },
  },
  {
    id: 'report-evaluate',
    question: {
      zh: '处理报告在哪里看，怎样评价？',
      en: 'Where do I find the handling report, and how do I evaluate it?',
    },
    alternatives: {
      zh: ['处理报告', '评价处理结果', '不满意'],
      en: ['handling report', 'evaluate', 'not satisfied'],
    },
    answer: {
      zh: '报告完成后会通知您，在[质量反馈与投诉](/customerAnalysis)中打开，也可以下载 PDF。报告写明原因、处理和整改措施。看完后选择评价等级并写下意见；不满意请直说，我们会再联系您。',
      en: 'You are notified when the report is ready; open it under [Quality & complaints](/customerAnalysis) or download it as PDF. It states the cause, solution and rectification measures. Then choose an evaluation level and leave your feedback; if you are not satisfied, tell us and we will contact you.',
    },
  },
  {
    id: 'eight-d',
    question: { zh: '8D 报告是什么？', en: 'What is an 8D report?' },
    alternatives: {
      zh: ['8D', '八步法', '怎么看 8D 报告'],
      en: ['8D', 'eight disciplines', 'read an 8D report'],
    },
    answer: {
      zh: '8D 是解决质量问题的八个步骤：D1 小组、D2 问题描述、D3 临时措施、D4 根本原因、D5 永久纠正措施、D6 实施与验证、D7 预防再发生、D8 关闭。看报告时先看 D3 是否已保护您，再看 D4 的原因是否能解释全部现象。',
      en: '8D stands for the eight disciplines of problem solving: D1 team, D2 problem description, D3 interim measures, D4 root cause, D5 permanent corrective action, D6 implementation and verification, D7 prevention of recurrence, D8 closure. When you read a report, first check whether D3 protects you, then whether the cause in D4 explains everything that was observed.',
    },
  },
  {
    id: 'certificate',
    question: {
      zh: '能提供材质证明和检验报告吗？',
      en: 'Do you supply material certificates and inspection reports?',
    },
    alternatives: {
      zh: ['合格证', '质保书', '3.1 证书', '检验报告'],
      en: ['certificate', 'CoC', 'inspection certificate 3.1', 'test report'],
    },
    answer: {
      zh: '可以。请在预订备注写明需要的文件，例如 EN 10204 的 3.1 检验证书，并注明批次要求。证书按批次出具，随货提供或作为附件发送。',
      en: 'Yes. State the documents you need in the reservation remarks, for example an inspection certificate 3.1 according to EN 10204, and any lot requirements. Certificates are issued per lot and supplied with the goods or sent as an attachment.',
    },
  },
  {
    id: 'lot-trace',
    question: { zh: '批次号能查到什么？', en: 'What can be traced with the lot number?' },
    alternatives: {
      zh: ['批次追溯', '追溯', '炉号'],
      en: ['traceability', 'lot tracing', 'heat number'],
    },
    answer: {
      zh: '从批次号可以查到原材料炉号、热处理炉次、表面处理批次、检验记录和发往的客户。因此现场不要混批，更换和投诉时都要记录批次号。',
      en: 'The lot number leads to the material heat, heat treatment batch, coating batch, inspection records and the customers supplied. So do not mix lots on site, and record the lot number whenever you replace parts or file a complaint.',
    },
  },
  {
    id: 'broken-bolt',
    question: { zh: '螺栓断裂了应该怎么做？', en: 'A bolt has broken. What should I do?' },
    alternatives: {
      zh: ['螺栓断了', '断口', '疲劳断裂'],
      en: ['broken bolt', 'fracture', 'fatigue failure'],
    },
    answer: {
      zh: '先保证安全、停止使用。不要把两半断口对拼或擦洗，分别包好防锈，记录位置、批次、安装扭矩和使用时间，拍照后[提交投诉](/customerAnalysis/complaint)。断口能分辨疲劳、过载或氢脆，前提是没有被破坏。',
      en: 'Make the area safe and stop using the equipment. Do not fit the halves together or clean the fracture; wrap each half to protect it from rust, record location, lot, installation torque and time in service, take pictures and [file a complaint](/customerAnalysis/complaint). An undamaged fracture surface shows whether the cause was fatigue, overload or hydrogen embrittlement.',
    },
  },
  {
    id: 'salt-spray-hours',
    question: { zh: '盐雾试验要多少小时？', en: 'How many hours of salt spray are required?' },
    alternatives: {
      zh: ['盐雾时间', '中性盐雾', '耐腐蚀小时数'],
      en: ['salt spray hours', 'neutral salt spray', 'corrosion test hours'],
    },
    answer: {
      zh: '小时数取决于涂层种类和厚度，由订货双方约定，并说明判定是白锈还是红锈。试验按 ISO 9227（GB/T 10125）：5 % 氯化钠，35 °C。盐雾小时数只用于比较和控制质量，不能换算成使用年限。',
      en: 'It depends on coating type and thickness and is agreed between customer and supplier, together with the criterion: white or red rust. The test follows ISO 9227: 5 % sodium chloride, 35 °C. Salt spray hours are for comparison and quality control only; they cannot be converted into years of service.',
    },
  },
  {
    id: 'lab-service',
    question: { zh: '可以委托你们做试验吗？', en: 'Can I commission tests from your laboratory?' },
    alternatives: {
      zh: ['试验服务', '实验室', '送样检测'],
      en: ['testing service', 'laboratory', 'send parts for testing'],
    },
    answer: {
      zh: '可以。在[试验服务](/experimentalServices)选择项目，例如扭矩-预紧力、横向振动、盐雾、拉伸，查看标准、样品数量和周期，点“预订”加入预订单，我们会联系您确认送样。',
      en: 'Yes. Choose a test under [Testing services](/experimentalServices), for example torque-tension, transverse vibration, salt spray or tensile. Check standards, samples and duration, and reserve it; we will contact you to arrange the samples.',
    },
  },
  {
    id: 'supplier-scheme',
    question: {
      zh: '我是供应商，怎样提交整改？',
      en: 'I am a supplier. How do I submit a rectification?',
    },
    alternatives: {
      zh: ['供应商整改', '整改方案', '提交整改证据'],
      en: ['rectification scheme', 'supplier problem', 'submit evidence'],
    },
    answer: {
      zh: '登录供应商入口，在[质量问题](/supplierProblem)打开问题，先保存整改方案（原因、措施、五个为什么），再提交审核；通过后上传整改证据。被退回的部分会标明意见，改好再提交即可。',
      en: 'Log in as a supplier, open the problem under [Quality problems](/supplierProblem), save the rectification scheme (cause, measures, five whys) and submit it for review. Once it is approved, upload the rectification evidence. Anything sent back is marked with comments: revise it and submit again.',
    },
  },
]
