import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import { findCharacteristic } from './characteristics.sql'

/** A characteristic for its form; refuses if it does not exist. */
export async function oneCharacteristic(id: number, { database }: Context) {
  const characteristic = await findCharacteristic(database, id)
  if (!characteristic) throw new Refusal('products.notFound')
  return characteristic
}
