/** What staff do something to. */
export const staffSubjects = [
  'order',
  'case',
  'demo',
  'dealer',
  'stock',
  'promotion',
  'letter',
  'person',
  'mail',
  'job',
  'payment',
  'warranty',
] as const

export type StaffSubject = (typeof staffSubjects)[number]
