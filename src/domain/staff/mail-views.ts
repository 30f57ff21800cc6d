/** What staff look at of the mail that nobody could place. */
export const mailViews = ['waiting', 'automatic', 'discarded'] as const

export type MailView = (typeof mailViews)[number]

/** As it is kept. */
export const stateIn = (view: MailView): 'stray' | 'automatic' | 'discarded' => (view === 'waiting' ? 'stray' : view)
