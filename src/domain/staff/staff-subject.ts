/** What staff do something to. */
export const staffSubjects = ['order', 'case', 'demo', 'dealer', 'stock', 'promotion', 'letter', 'person'] as const

export type StaffSubject = (typeof staffSubjects)[number]
