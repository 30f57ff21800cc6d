import type { EditionCode } from '../../../domain/edition/edition-code.ts'

export type DealerEntryName = 'home' | 'listing' | 'demos' | 'registrations' | 'prices' | 'downloads' | 'warranty'

export interface DealerEntry {
  readonly name: DealerEntryName
  readonly label: string
  readonly href: string
}

const labels: readonly (readonly [DealerEntryName, string])[] = [
  ['home', 'Today'],
  ['demos', 'Demos'],
  ['listing', 'Listing'],
  ['warranty', 'Warranty'],
  ['registrations', 'Registrations'],
  ['prices', 'Prices'],
  ['downloads', 'Downloads'],
]

export const dealerPath = (edition: EditionCode, name: DealerEntryName): string =>
  name === 'home' ? `/${edition}/dealer/` : `/${edition}/dealer/${name}/`

/** The pages of a dealer, as their menu has them. */
export const dealerEntries = (edition: EditionCode): DealerEntry[] =>
  labels.map(([name, label]) => ({ name, label, href: dealerPath(edition, name) }))
