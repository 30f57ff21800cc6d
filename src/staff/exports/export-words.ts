import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { ExportKind } from '../../domain/staff/export-kind.ts'

export const exportWords: Record<ExportKind, { name: string; what: string }> = {
  orders: { name: 'Orders', what: 'One line each: who, where to, what it cost, what was paid back.' },
  'order-lines': { name: 'Order lines', what: 'One line for each product of an order, with its price.' },
  submissions: { name: 'Letters and forms', what: 'What was sent by one form, a column for each of its fields.' },
  stock: { name: 'Stock', what: 'How many there are of each product now, and where.' },
  refunds: { name: 'Refunds', what: 'Money that went back or is owed, with the gateway’s record.' },
  people: { name: 'People', what: 'Everybody who has an account, with what they may do.' },
  acts: { name: 'Record', what: 'What staff have done, with before and after.' },
}

export const formWords: Record<FormKind, string> = {
  contact: 'Questions',
  'book-a-demo': 'Demos',
  'become-a-dealer': 'Dealer applications',
  registration: 'Registrations',
  repair: 'Repairs',
  'water-treatment-claim': 'Claims',
  'job-application': 'Job applications',
}
