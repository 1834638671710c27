/** The item at an index; throws a RangeError where the list has none, which is a fault of the program. */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`)
  return item
}

/** The last item of a list that is known to have one. */
export const lastItem = <Item>(list: ArrayLike<Item>): Item => itemAt(list, list.length - 1)

/** The item at an index of a closed outline, which goes on at its start after its end and the other way round. */
export const itemAround = <Item>(list: ArrayLike<Item>, index: number): Item =>
  itemAt(list, (index + list.length) % list.length)
