import type { NavigateFunction } from 'react-router'
import { calculateJoint } from '../../../domain/calculation/calculate'
import type { Schemas } from '../../../domain/schemas'
import type { UnitSystem } from '../../../domain/units/units'
import { addToCart } from '../../actions/cart'
import { reserveToo } from '../../actions/reserve'
import { answerOf, api, queries } from '../../calls/api'
import { messageOf } from '../../calls/error-message'
import { once } from '../../calls/once'
import { showToast } from '../../ui/toast-list'

type Candidate = Schemas['BoltCandidate']

/** Freezes the calculation of a model as a report; nothing where that failed, which has been told then. */
async function frozenReport(bolt: Candidate, unit: UnitSystem): Promise<number | undefined> {
  const { id, joint } = bolt
  const result = { ...calculateJoint(joint) }
  const body = { page: 'joint' as const, input: { ...joint }, result, unit }
  try {
    const { data } = await once(`createReport.${id}`, body, (headers) =>
      answerOf(
        api.POST('/web/calculate/createReport/{id}', { params: { path: { id } }, body, headers }),
      ),
    )
    void queries.invalidateQueries({ queryKey: ['data'] })
    return data.reportId
  } catch (error) {
    showToast('error', messageOf(error))
    return undefined
  }
}

/** Puts a model into the cart, with the number of its frozen report. */
export async function intoCart(bolt: Candidate, unit: UnitSystem, navigate: NavigateFunction) {
  const reportId = await frozenReport(bolt, unit)
  if (reportId !== undefined) await addToCart({ dataId: bolt.id, counts: 1, reportId }, navigate)
}

/** Opens the reservation with a model, with the number of its frozen report. */
export async function reserveBolt(bolt: Candidate, unit: UnitSystem, navigate: NavigateFunction) {
  const reportId = await frozenReport(bolt, unit)
  if (reportId !== undefined) await reserveToo([{ dataId: bolt.id, counts: 1, reportId }], navigate)
}
