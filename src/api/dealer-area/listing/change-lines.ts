import { type DealerService, servicesText } from '../../../domain/dealers/dealer-service.ts'
import type { OwnListing } from '../../../domain/dealers/own-listing.ts'
import type { PriceList } from '../../../domain/dealers/price-list.ts'

const labels = {
  name: 'Name',
  street: 'Street address',
  suburb: 'Suburb or town',
  state: 'State or region',
  postcode: 'Postcode',
  phone: 'Phone',
  email: 'Email',
  services: 'Services',
  lines: 'Lines',
} as const satisfies Partial<Record<keyof OwnListing, string>>

type Named = keyof typeof labels

const names = Object.keys(labels) as Named[]

export interface ChangeLine {
  readonly label: string
  readonly before: string
  readonly after: string
}

const orNone = (text: string | undefined): string => (text === undefined || text === '' ? 'none' : text)

/** What would be different, in words. */
export const changeLines = (
  { before, after }: { before: OwnListing; after: OwnListing },
  lines: PriceList['lines'],
): ChangeLine[] => {
  const nameOf = (slug: string) => lines.find((line) => line.slug === slug)?.name ?? slug
  const services = (list: readonly DealerService[] | undefined) => list && servicesText(list)
  const written = (listing: OwnListing, name: Named): string => {
    if (name === 'services') return orNone(services(listing.services))
    if (name === 'lines') return orNone(listing.lines?.map(nameOf).join(', '))
    return orNone(listing[name])
  }
  return names
    .filter((name) => Object.hasOwn(after, name))
    .map((name) => ({ label: labels[name], before: written(before, name), after: written(after, name) }))
}
