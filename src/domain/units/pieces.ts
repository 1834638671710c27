/** Words for pieces that may follow a quantity. Packages are not among them: they hold an unknown number of pieces. */
export const unitPattern =
  '件|个|個|只|支|套|颗|枚|根|条|把|台|pcs?\\.?|pieces?|ea|sets?|st(?:ü|ue)cke?|stk\\.?|szt\\.?|pz\\.?|шт\\.?'
