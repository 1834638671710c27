import { quoted, type Entities, type Id } from './entities'

/** Contexts and units that all products of a file share. */
export interface Frame {
  readonly productContext: Id
  readonly definitionContext: Id
  readonly representationContext: Id
  readonly millimetre: Id
  readonly kilogram: Id
}

export function writeFrame({ add }: Entities): Frame {
  const application = add("APPLICATION_CONTEXT('managed model based 3d engineering')")
  add(
    `APPLICATION_PROTOCOL_DEFINITION('international standard','ap242_managed_model_based_3d_engineering',2014,#${application})`,
  )
  const productContext = add(`PRODUCT_CONTEXT('',#${application},'mechanical')`)
  const definitionContext = add(
    `PRODUCT_DEFINITION_CONTEXT('part definition',#${application},'design')`,
  )
  const millimetre = add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
  const radian = add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
  const steradian = add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
  const kilogram = add('(MASS_UNIT()NAMED_UNIT(*)SI_UNIT(.KILO.,.GRAM.))')
  const accuracy = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-4),#${millimetre},'distance_accuracy_value','')`,
  )
  const representationContext = add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((#${accuracy}))GLOBAL_UNIT_ASSIGNED_CONTEXT((#${millimetre},#${radian},#${steradian}))REPRESENTATION_CONTEXT('',''))`,
  )
  return { productContext, definitionContext, representationContext, millimetre, kilogram }
}

/** The whole file; the date is that of the data, so that equal data make equal files. */
export function stepFile(entities: Entities, name: string, description: string, date: string) {
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${quoted(description)}),'2;1');`,
    `FILE_NAME(${quoted(`${name}.step`)},'${date}',(''),(''),'fastener-portal','fastener-portal','');`,
    "FILE_SCHEMA(('AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF { 1 0 10303 442 1 1 4 }'));",
    'ENDSEC;',
    'DATA;',
    entities.data(),
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n')
}
