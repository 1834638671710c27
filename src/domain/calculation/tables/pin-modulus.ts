import { partMaterials } from './part-materials'

const modulusOf = (name: string) => partMaterials.find((part) => part.name === name)?.E

/** Kinds of pins by the words of a catalogue, with a material of the table that has their modulus. */
const kinds: [RegExp, string][] = [
  [/alumin|铝/i, 'AW-6082-F28'],
  [/stainless|不锈钢/i, '1.4303'],
  [/carbon|碳钢/i, 'C45'],
]

/** Modulus in GPa of the pin of a lockbolt by the name of its material; nothing for one that is not known. */
export function pinModulusOf(material = ''): number | undefined {
  const kind = kinds.find(([words]) => words.test(material))
  return kind && modulusOf(kind[1])
}
