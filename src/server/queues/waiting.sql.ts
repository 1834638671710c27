import { sql } from 'kysely'
import { statesOfTurn, type ProblemRole } from '../../domain/quality/quality'

/** Condition for open work, per table. */
export const waits = {
  customer_problem: sql<boolean>`customer_problem.state_code = 1`,
  supplier_problem: sql<boolean>`supplier_problem.state_code < 5`,
  /** Not answered yet, or with a question of the customer. */
  intention_order: sql<boolean>`(intention_order.status_code = 1 or (intention_order.status_code = 2 and exists (
    select from intention_order_line where order_id = intention_order.id and question is not null)))`,
  // Answered questions are deleted.
  chat_unknown: sql<boolean>`true`,
  board_message: sql<boolean>`board_message.state = 1`,
}

/** Condition: the quotation of a reservation waits for the approval of somebody other than its author. */
export const waitsForApproval = (userId: number) =>
  sql<boolean>`exists (select from quotation_approval where order_id = intention_order.id
    and state = 'waiting' and author_id is distinct from ${userId}::integer
    -- A reservation that was cancelled or closed meanwhile waits for nobody.
    and intention_order.status_code in (1, 2, 3))`

/** Condition: a problem waits for this side. */
export const isTurnOf = (role: ProblemRole) =>
  sql<boolean>`supplier_problem.state_code in (${sql.join(statesOfTurn(role))})`
