/** What staff can take away as a table. */
export const exportKinds = ['orders', 'order-lines', 'submissions', 'stock', 'refunds', 'people', 'acts'] as const

export type ExportKind = (typeof exportKinds)[number]

/** Those that are of a day, and asked for by days; the others are as they are now. */
export const exportsByDay: readonly ExportKind[] = ['orders', 'order-lines', 'submissions', 'refunds', 'acts']
