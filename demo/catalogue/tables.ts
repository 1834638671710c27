import type { ImportTable } from '../../src/domain/catalogue/import/table'
import { accessoryClasses } from './accessories'
import { boltClasses } from './bolts'
import { collarClass } from './collars'
import { gunClasses } from './guns'
import { gripByGripClasses } from './lockbolts'
import { nutClasses } from './nuts'
import type { ClassOfParts } from './part'
import { pinClasses } from './pins'
import { pumpStationClasses } from './pump-stations'
import { rivetClasses } from './rivets'
import { screwClasses } from './screws'
import { sheetOf } from './sheet'
import { smallLockboltClasses } from './small-lockbolts'
import { washerClasses } from './washers'

function lockboltClasses(): ClassOfParts[] {
  const { carbonSteel, stainlessSteel, aluminium, shortTail } = gripByGripClasses
  const { steelPins, aluminiumPins, steppedPins } = smallLockboltClasses
  return [
    carbonSteel(),
    stainlessSteel(),
    aluminium(),
    steelPins(),
    aluminiumPins(),
    shortTail(),
    steppedPins(),
    collarClass(),
  ]
}

/** The demo catalogue as a sales department would maintain it: one sheet per class, text cells only. */
export function demoTables(): ImportTable[] {
  return [
    ...lockboltClasses(),
    ...boltClasses(),
    ...screwClasses(),
    ...nutClasses(),
    ...washerClasses(),
    ...rivetClasses(),
    ...pinClasses(),
    ...gunClasses(),
    ...pumpStationClasses(),
    ...accessoryClasses(),
  ].map(sheetOf)
}
