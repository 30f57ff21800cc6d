/** Whom staff look at. */
export const peopleViews = ['staff', 'dealers', 'everybody'] as const

export type PeopleView = (typeof peopleViews)[number]
