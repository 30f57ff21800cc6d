/** What can wait for staff. */
export const waitKinds = [
  'pack',
  'counter',
  'send',
  'case',
  'demo',
  'visit',
  'application',
  'change',
  'warranty',
  'return',
  'refund',
  'letter',
  'mail',
  'stock',
] as const

export type WaitKind = (typeof waitKinds)[number]

/** Within so many working days we do it; what is not among them has a time of its own. */
export const doneWithin = {
  case: 1,
  demo: 1,
  application: 3,
  change: 2,
  warranty: 1,
  mail: 1,
} as const satisfies Partial<Record<WaitKind, number>>
