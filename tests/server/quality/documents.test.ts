import { expect, test } from 'vitest'
import { textOfPages } from '../pdf/pdf-text'
import { startQuality } from './loop'

const quality = await startQuality()
const { call, database, problemIn, raise, save, submit, judge, evidence, verify, upload } = quality

async function pdf(who: string, path: string, language = 'zh') {
  const { status, headers, bytes } = await call(who, 'GET', path, undefined, {
    'accept-language': language,
  })
  return { status, headers, text: status === 200 ? (await textOfPages(bytes)).join('\n') : '' }
}

test('the 8D report says in both languages what the loop knows, from D0 to D8', async () => {
  const id = await raise()
  const photos = await Promise.all([upload('improvement_program'), upload('improvement_program')])
  await save(id, {
    causeKind: 'method',
    whys: [{ why: '为何开裂', because: '硬度过高' }],
    remark: '修订作业指导书',
    fileIds: photos,
  })
  await submit(id)
  await judge(id)
  const record = await upload('evidence', { kind: 2, name: '硬度记录.pdf' })
  await evidence(id, { fileIds: [record] })
  await call('quality', 'POST', `/office/quality/problem/${id}/expense`, {
    costTypeName: '全检',
    curCode: 'EUR',
    exchangeRate: 8,
    amount: 1250.5,
  })
  await verify(id)
  const { headers, text } = await pdf('supplier', `/quality/problem/supplier/report/${id}`)
  expect(headers['content-type']).toBe('application/pdf')
  for (const step of ['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8']) {
    expect(text).toContain(`${step} `)
  }
  for (const words of [
    '8D 报告 / 8D report',
    '套环裂纹',
    '铆接后套环出现轴向裂纹',
    '根本原因 / Root cause',
    '方法 / Method',
    '为何开裂',
    '硬度过高',
    '隔离库存并全检',
    '调整回火曲线，增加首件硬度检查',
    '已按新曲线生产三批',
    '抽检 50 件无裂纹',
    '修订作业指导书',
    '照片.jpg',
    '附件名称 / File',
    '图片 / Picture',
    '硬度记录.pdf',
    '1,250.50 EUR',
    '¥ 10,004.00',
    '提出了问题 / raised the problem',
    '提交了整改证据 / submitted the evidence',
    '确认整改有效，问题已关闭 / confirmed the rectification as effective',
  ]) {
    expect(text, words).toContain(words)
  }
  const english = await pdf('quality', `/office/quality/problem/${id}/report`, 'en')
  expect(english.text).toContain('8D report / 8D 报告')
})

test('a document tells days in the time zone of who asks for it', async () => {
  const id = await raise()
  await database
    .updateTable('supplier_problem')
    .set({ created_at: new Date('2026-03-10T20:00:00Z') })
    .where('id', '=', id)
    .execute()
  const dayIn = async (zone: string) =>
    /1\d Mar 2026/.exec(
      (await pdf('quality', `/office/quality/problem/${id}/report${zone}`, 'en')).text,
    )?.[0]
  expect(await dayIn('?timeZone=Europe%2FBerlin')).toBe('10 Mar 2026')
  expect(await dayIn('?timeZone=Asia%2FShanghai')).toBe('11 Mar 2026')
  expect(await dayIn('?timeZone=Nowhere')).toBe(await dayIn(''))
})

test('unknown values are reported as missing', async () => {
  const { text } = await pdf(
    'supplier',
    `/quality/problem/supplier/report/${await problemIn(1)}`,
    'en',
  )
  expect(text).toContain('No content yet')
})

test('the handling report is written in the language of who asks', async () => {
  const complaint = { theme: '滑牙', product: 'HN-12', problemDescription: '装配时滑牙' }
  const { data } = await call('partner', 'POST', '/quality/problem/customer/complaint', complaint)
  const path = `/quality/problem/customer/report/${data.id}`
  expect((await pdf('partner', path)).status).toBe(404)
  const photo = await upload('report', { who: 'quality' })
  await call('quality', 'POST', `/office/quality/complaint/${data.id}/report`, {
    problemCauses: '攻丝刀具磨损',
    treatmentPlan: '整批更换',
    rectificationProgram: '缩短换刀周期',
    dealImgIds: [photo],
  })
  await call('partner', 'POST', '/quality/problem/customer/evaluate', {
    evaluationLevel: '2',
    feedback: '处理及时',
    issuesReportId: data.id,
  })
  const chinese = (await pdf('partner', path)).text
  for (const words of ['处理报告', '问题原因', '攻丝刀具磨损', '图片：处理', '满意', '处理及时']) {
    expect(chinese).toContain(words)
  }
  const english = (await pdf('partner', path, 'en')).text
  for (const words of [
    'Handling report',
    'Cause of the problem',
    'Pictures: solution',
    'Satisfied',
  ]) {
    expect(english).toContain(words)
  }
})
