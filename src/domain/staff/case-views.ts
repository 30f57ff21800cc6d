/** What staff look at of what visitors have sent, one at a time. The first five have only what waits for our word. */
export const caseViews = ['open', 'mine', 'unread', 'later', 'answered', 'closed', 'all'] as const

export type CaseView = (typeof caseViews)[number]

/** Where somebody waits, as it is counted beside the views. */
export const countedCaseViews = ['open', 'mine', 'unread', 'later'] as const satisfies CaseView[]
