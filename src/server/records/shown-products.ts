import { sql } from 'kysely'

/** SQL condition: a row of `material` is offered; neither it nor its class is withdrawn. */
export const isShown = sql<boolean>`(material.published and exists (
  select from product_class as shown where shown.id = material.class_id and shown.published))`
