import type { CalendarDealer, DemoFile } from '../operations/demos/demo-answers.ts'

export interface DealerRow extends CalendarDealer {
  /** How far from whoever has nobody yet; undefined for who isn’t among the next to ask. */
  readonly km: number | undefined
}

/** The next to ask first, the nearest before the others; then as the calendar has them. */
export const dealerRows = (
  dealers: readonly CalendarDealer[],
  next: readonly Pick<DemoFile['next'][number], 'slug' | 'km'>[],
): DealerRow[] => {
  const near = next.flatMap(({ slug, km }) =>
    dealers.filter((dealer) => dealer.slug === slug).map((dealer) => ({ ...dealer, km })),
  )
  const others = dealers.filter(({ slug }) => !near.some((each) => each.slug === slug))
  return [...near, ...others.map((dealer) => ({ ...dealer, km: undefined }))]
}
