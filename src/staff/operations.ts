import { actOperations } from './operations/acts/act-operations.ts'
import { askContent } from './operations/ask-content.ts'
import { askCounts } from './operations/ask-counts.ts'
import { dealerOperations } from './operations/dealers/dealer-operations.ts'
import { demoOperations } from './operations/demos/demo-operations.ts'
import { askFound } from './operations/find/ask-found.ts'
import { inboxOperations } from './operations/inbox/inbox-operations.ts'
import { lookAt } from './operations/look-at.ts'
import { mailOperations } from './operations/mail/mail-operations.ts'
import { orderOperations } from './operations/orders/order-operations.ts'
import { peopleOperations } from './operations/people/people-operations.ts'
import { promotionOperations } from './operations/promotions/promotion-operations.ts'
import { stockOperations } from './operations/stock/stock-operations.ts'
import { askToday } from './operations/today/ask-today.ts'
import { troubleOperations } from './operations/trouble/trouble-operations.ts'

/** All that the desk ever asks the function. */
export const deskOperations = [
  askContent,
  askCounts,
  askFound,
  lookAt,
  askToday,
  ...actOperations,
  ...dealerOperations,
  ...demoOperations,
  ...inboxOperations,
  ...mailOperations,
  ...orderOperations,
  ...peopleOperations,
  ...promotionOperations,
  ...stockOperations,
  ...troubleOperations,
]
