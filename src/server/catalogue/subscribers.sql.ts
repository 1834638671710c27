import { sql } from 'kysely'
import type { Database } from '../database/database'
import { notifyUsers } from '../notifications/notifications.sql'

interface News {
  userId: number
  counts: number
  classes: number
  classId: number
  zh: string
  en: string
}

/** Notifies subscribers of classes with new products, one message per subscriber. */
export async function notifySubscribers(database: Database, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return
  const { rows } = await sql<News>`
    select s.user_id as "userId", count(*)::int as counts,
      count(distinct c.id)::int as classes, min(c.id) as "classId",
      min(c.class_name) as zh, min(coalesce(nullif(c.class_name_en, ''), c.class_name)) as en
    from material m
    join product_class c on c.id = m.class_id
    join subscription s on s.type_id = 1 and s.data_id = c.id
    join app_user u on u.id = s.user_id and u.blocked_at is null
    where m.id = any(${productIds}::integer[]) and m.published and c.published
    group by s.user_id`.execute(database)
  for (const { userId, counts, classes, classId, zh, en } of rows) {
    const several = classes > 1
    await notifyUsers(database, [userId], {
      key: several ? 'catalogue.notify.newInClasses' : 'catalogue.notify.newInClass',
      values: several ? { counts, classes } : { counts, zh, en },
      link: several
        ? '/productCategories/productSelection?sort=4'
        : `/productCategories/productSelection?classId=${classId}&sort=4`,
    })
  }
}
