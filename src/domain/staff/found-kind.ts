/** What is found at the desk, in the order in which it is shown. */
export const foundKinds = ['order', 'case', 'return', 'warranty', 'stock', 'dealer', 'person'] as const

export type FoundKind = (typeof foundKinds)[number]
