import type { Schemas } from '../src/domain/schemas'
import type { TestApp } from './app'

type Who = string | null
type Characteristic = Schemas['Characteristic']

const idsOf = (records: { id: number }[]) => records.map(({ id }) => id)

/** The shop of the demo with short forms of asking it. */
export async function askedShop({ call, database }: Pick<TestApp, 'call' | 'database'>) {
  const get = async (path: string, who: Who = null) => (await call(who, 'GET', path)).data
  const post = async (path: string, body: unknown, who: Who = null) =>
    (await call(who, 'POST', path, body)).data
  const rows = await database
    .selectFrom('material')
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .groupBy('class_id')
    .execute()
  const bolts = await post('/web/product/page?keyword=HB-M12x80-8.8-ZN', [])
  return {
    get,
    post,
    each: (ids: number[], path: (id: number) => string, who?: Who) =>
      Promise.all(ids.map((id) => get(path(id), who))),
    /** Two models of every class. */
    models: rows.flatMap(({ first, last }) => [first, last]),
    bolt: bolts.records[0],
  }
}

export type AskedShop = Awaited<ReturnType<typeof askedShop>>

async function problems({ get, each }: AskedShop) {
  const { ipage } = await get('/quality/problem/supplier/mine', 'supplier')
  return each(idsOf(ipage.records), (id) => `/quality/problem/supplier/info?id=${id}`, 'supplier')
}

async function reports({ get, each }: AskedShop) {
  const { records } = await get('/quality/problem/customer/mine?isEvaluation=3', 'partner')
  return each(idsOf(records), (id) => `/quality/problem/customer/info?id=${id}`, 'partner')
}

async function calculations({ get, each }: AskedShop, page: string) {
  const { records } = await get(`/web/my/report/page?page=${page}`, 'engineer')
  return each(idsOf(records), (id) => `/web/my/report/preview?id=${id}`, 'engineer')
}

type ServiceOrder = Record<string, { dataJson: string }[]>

async function serviceOrders({ get }: AskedShop): Promise<ServiceOrder[]> {
  return (await get('/web/dialogue/order/list?size=99999', 'buyer')).records
}

/** The entries of the orders; dataJson is a text that holds them. */
const entriesOf = async (shop: AskedShop, list: 'projectList' | 'customizationList') =>
  (await serviceOrders(shop)).flatMap((order) =>
    (order[list] ?? []).flatMap(({ dataJson }) => JSON.parse(dataJson)),
  )

/** Answers with the fields that the documents name; a dot leads into an object or the entries of a list. */
export const answers: {
  name: string
  of: (shop: AskedShop) => Promise<object[]>
  fields: string
}[] = [
  {
    name: 'a product',
    of: ({ each, models }) => each(models, (id) => `/web/product/info/${id}`, 'engineer'),
    fields:
      'id materialName genericName model description description2 description3 description4 prodImgs sizeImgs modelImgs ' +
      'installSketchImgs installVideos inventory minQuantity isFavorite classId className netWeight weUnitName unitName ' +
      'def8 categoryType isCalculate abbreviation abbreviationEn qrCode dataList.originalName dataList.fileType ' +
      'characterList.id characterList.fieldName characterList.fieldVal',
  },
  {
    name: 'base information',
    of: async ({ get, each, models }) => {
      const kinds = await each(models, (id) => `/web/product/info/${id}`)
      return Promise.all(
        kinds.map(({ id, categoryType }: { id: number; categoryType: number }) =>
          get(`/web/product/${categoryType === 1 ? 'fastener' : 'tool'}/${id}`),
        ),
      )
    },
    fields:
      'priceAccuracy standardNumber specialFunction rivetLength matchingRingSpecifications clampingForce ' +
      'shearStress ensureTheLoad minimumTensionLoad rivetingSpear rivetingGun lanternRingDiameter flangeDiameter ' +
      'setOfLoopLength diagonalSize edgeWidth nutHeight maximumRivetingPressure maximumRivetPressure powerSupply ' +
      'maximumNoiseLevel controlOfTheCoil hydraulicPump motor temperatureAroundTheWorkingArea maximumSavingCapacity ' +
      'pumpStationWeight traffic maximumRivetingThickness minimumRivetingThickness',
  },
  {
    name: 'the tree of categories',
    of: ({ get }) => get('/web/product/revision/categoryType/abbreviation'),
    fields: 'categoryType categoryTypeName abbreviationList.abbreviation',
  },
  {
    name: 'a product class',
    of: ({ get }) => get('/web/product/revision/class/list?categoryType=1'),
    fields: 'id className classNameEn classImgs',
  },
  {
    name: 'a characteristic',
    of: async ({ get, bolt: { id, classId } }) => [
      await get(`/web/product/character/all?materialId=${id}&classId=${classId}`),
      await get(`/web/custom/product/character/${classId}`),
    ],
    fields:
      'id fieldName cateFieldName fieldCode valueList.id valueList.val isRequired isHidden isValLimited',
  },
  {
    name: 'a product of the comparison',
    of: ({ post, models }) =>
      post('/web/product/compare', { materialIds: models.slice(0, 4) }, 'engineer'),
    fields:
      'id description genericName materialName prodImgs pre characterList.id characterList.fieldName characterList.fieldVal',
  },
  {
    name: 'a related product',
    of: ({ each, models }) => each(models, (id) => `/web/product/related?id=${id}`),
    fields: 'records.typeId records.typeName records.prodImgs',
  },
  {
    name: 'the answer to a match',
    of: async ({ get, post, bolt }) => {
      const { characterList } = await get(`/web/product/info/${bolt.id}`)
      const choices = characterList.map(({ id, fieldVal }: { id: number; fieldVal: string }) => ({
        characterId: id,
        characterValue: fieldVal,
      }))
      return [await post(`/web/product/match?id=${bolt.id}`, choices)]
    },
    fields: 'msg isMatch materialList classId materialId',
  },
  {
    name: 'the list of scenes',
    of: ({ get }) => get('/web/industry/scene/industry'),
    fields: 'industrySceneName children.id',
  },
  {
    name: 'a scene',
    of: async ({ get, each }) => {
      const groups = await get('/web/industry/scene/industry')
      const ids = groups.flatMap(({ children }: { children: { id: number }[] }) => idsOf(children))
      return each(ids, (id) => `/web/industry/scene/${id}`)
    },
    fields:
      'industryName industrySceneName fileUrl content businessCaseList.id businessCaseList.caseName ' +
      'businessCaseList.fileUrl items.id items.categoryType',
  },
  {
    name: 'a case',
    of: async ({ get, each }) => {
      const { records } = await get('/web/business/case/page')
      return each(idsOf(records), (id) => `/web/business/case/${id}`, 'engineer')
    },
    fields:
      'id caseName industryName sceneFileUrl keyword items name content typeName typeCode industry auditTime ' +
      'identityName pv fileUrl isFavorite',
  },
  {
    name: 'an article',
    of: async ({ get, each }) => {
      const { records } = await get('/web/technology/article/page')
      return each(idsOf(records), (id) => `/web/technology/article/${id}`, 'engineer')
    },
    fields:
      'articleName typeName keyword items id name content typeCode auditTime identityName pv fileUrl isFavorite',
  },
  {
    name: 'a type of experiments',
    of: ({ get }) => get('/web/experiment/type/list'),
    fields: 'id typeName objectList.objectId objectList.objectName',
  },
  {
    name: 'a type of articles',
    of: ({ get }) => get('/web/technology/article/type/with/number'),
    fields: 'typeCode typeName',
  },
  {
    name: 'about us',
    of: ({ get }) => get('/web/about/us/list'),
    fields: 'typeId typeName privacyLink',
  },
  {
    name: 'the frame of the site',
    of: ({ get }) => get('/web/home/boot/data'),
    fields: 'area items.imageUrl items.imageName items.content items.link',
  },
  {
    name: 'a message',
    of: async ({ get }) => (await get('/admin/sysnotifyremind/page', 'buyer')).records,
    fields: 'id content createTime state',
  },
  {
    name: 'the number of unread messages',
    of: async ({ get }) => [await get('/admin/sysnotifyremind/count', 'buyer')],
    fields: 'unRead',
  },
  {
    name: 'a user',
    of: async ({ get }) => [await get('/admin/web/user/loginuser/baseinfo', 'engineer')],
    fields:
      'id username custType identity identityName contactName bucketName avatar isSystemPassword isPurchase isDesign ' +
      'isPurchaseAndDesign',
  },
  {
    name: 'a problem of a supplier',
    of: problems,
    fields:
      'id theme problemDescription uniqueCode identityName writeDate stateCode supplierId request images',
  },
  {
    name: 'the scheme and the evidence of a problem',
    of: problems,
    fields:
      'improvementProgram.id improvementProgram.contactPerson improvementProgram.contactDetails ' +
      'improvementProgram.causeAnalysis improvementProgram.problemMeasures improvementProgram.rectificationProgram ' +
      'improvementProgram.images.key improvementProgram.images.value ' +
      'evidence.description evidence.images',
  },
  {
    name: 'an expense',
    of: async (shop) => {
      const closed = (await problems(shop)).filter(({ stateCode }) => stateCode === 5)
      return shop.each(
        idsOf(closed),
        (id) => `/quality/problem/supplier/expenses/${id}`,
        'supplier',
      )
    },
    fields: 'costTypeName curCode exchangeRate amount standardCurrencyAmount symbol',
  },
  {
    name: 'a report to a customer',
    of: reports,
    fields:
      'id theme problemDescription uniqueCode reportDate isEvaluation identityName mationImg proImg dealImg rectImg ' +
      'problemCauses treatmentPlan rectificationProgram images evaluation.evaluationLevel ' +
      'evaluation.feedback',
  },
  {
    name: 'an order in the customer service',
    of: serviceOrders,
    fields:
      'id createTime uniqueCode productList.requiredDate productList.dataJson projectList.requiredDate ' +
      'projectList.dataJson customizationList.requiredDate customizationList.dataJson',
  },
  {
    name: 'a product made to measure of an order in the customer service',
    of: (shop) => entriesOf(shop, 'customizationList'),
    fields: 'className genericName classId dataId',
  },
  {
    name: 'a test of an order in the customer service',
    of: (shop) => entriesOf(shop, 'projectList'),
    fields: 'projectName detectionMethod fileUrl',
  },
  {
    name: 'a product made to measure in the cart',
    of: async ({ get, post, bolt }) => {
      const line = { classId: bolt.classId, className: bolt.className, counts: 5 }
      const characters: Characteristic[] = await get(
        `/web/custom/product/character/${bolt.classId}`,
      )
      const choices = characters
        .filter(({ isRequired }) => isRequired === 1)
        .map(({ id, valueList }) => ({ id, fieldVal: valueList[0]?.val }))
      const characterJson = JSON.stringify(choices)
      const body = { ...line, characterJson, requiredDate: '2099-12-31' }
      await post('/web/custom/product/add/cart', body, 'engineer')
      return get('/web/my/cart', 'engineer')
    },
    fields: 'classId className counts characterJson requiredDate prodImgs',
  },
  {
    name: 'a saved calculation',
    of: async (shop) => [
      await calculations(shop, 'clamp'),
      await calculations(shop, 'flexibility'),
    ],
    fields:
      'input.d input.P input.muLarge input.muSmall input.torque input.torquePrevailing result.Fmin result.Fnom ' +
      'result.Fmax input.sections.length input.layers.E input.boltModulus result.fZ result.FZ result.loss ' +
      'input.boltAlpha input.layers.alpha input.assemblyTemperature input.serviceMin input.serviceMax',
  },
  {
    name: 'an answer of the robot',
    of: ({ post }) =>
      post('/web/robot', { message: 'M12 8.8' }, 'engineer').then(({ answers: found }) => found),
    fields: 'questionAnswer date',
  },
  {
    name: 'a message of the chat',
    of: async ({ get }) => (await get('/web/dialogue/history', 'engineer')).records,
    fields: 'date mine text',
  },
  {
    name: 'the settings of the front end',
    of: async ({ get }) => [await get('/admin/sysconfig/common/settings')],
    fields: 'imCustomerServiceUserId frontWebSocketUrl salesWebUrl',
  },
]
