/** The argument in braces that begins at a place, and where it ends. */
function argument(tex: string, at: number): [string, number] {
  let depth = 0
  for (let end = at; end < tex.length; end++) {
    if (tex[end] === '{') depth++
    if (tex[end] === '}' && --depth === 0) return [tex.slice(at + 1, end), end + 1]
  }
  throw new Error(`${tex} is not closed`)
}

/** The fractions and roots of a formula as a script. */
function scriptOf(tex: string): string {
  const found = /\\(frac|sqrt)\{|\^\{/.exec(tex)
  if (!found) return tex
  const before = tex.slice(0, found.index)
  const [first, next] = argument(tex, found.index + found[0].length - 1)
  if (found[0] === '^{') return `${before}**(${scriptOf(first)})${scriptOf(tex.slice(next))}`
  if (found[1] === 'sqrt')
    return `${before}Math.sqrt(${scriptOf(first)})${scriptOf(tex.slice(next))}`
  const [second, end] = argument(tex, next)
  return `${before}((${scriptOf(first)})/(${scriptOf(second)}))${scriptOf(tex.slice(end))}`
}

/** Works out a formula in TeX whose signs are numbers. */
export function valueOfTex(tex: string): number {
  const script = scriptOf(tex)
    .replace(/\\left|\\right/g, '')
    .replace(/\\lceil(.*)\\rceil/g, 'Math.ceil($1)')
    .replace(/\\cdot/g, '*')
    .replace(/\\(min|max)/g, 'Math.$1')
    .replace(/\\cos\(30°\)/g, 'Math.cos(Math.PI/6)')
    .replace(/\\pi/g, 'Math.PI')
    .replace(/\^2/g, '**2')
  // Safe: the text is a formula of ours with numbers in place of signs.
  return new Function(`return ${script}`)() as number
}
