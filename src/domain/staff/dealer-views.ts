/** What staff look at in the room of dealers, one at a time. */
export const dealerViews = ['to-do', 'applications', 'changes', 'warranty', 'all'] as const

export type DealerView = (typeof dealerViews)[number]

/** What a row of that room is. */
export const dealerMatters = ['application', 'change', 'warranty', 'dealer'] as const

export type DealerMatter = (typeof dealerMatters)[number]

/** How each stands. A dealer is listed or not. */
export const dealerMatterStates = ['waiting', 'approved', 'refused', 'withdrawn', 'listed', 'unlisted'] as const

export type DealerMatterState = (typeof dealerMatterStates)[number]

/** What an act is done to: `en-au/bayside-pool-workshop`. */
export const dealerName = (edition: string, slug: string): string => `${edition}/${slug}`
