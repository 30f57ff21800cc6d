import { addressLines } from '../../../domain/address-lines.ts'
import { openDays } from '../../../domain/opening-hours.ts'
import { phoneLink } from '../../../domain/phone-link.ts'
import type { DealersOfState } from '../../../site/content/dealer.ts'
import type { DealerEntry } from '../../content/types/dealer.ts'
import type { EditionView } from '../edition-view.ts'

/** Addresses abbreviate Australia's states; headings do not. */
const stateNames: Record<string, string> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

const serviceNames: Record<string, string> = {
  sales: 'sales',
  repairs: 'repairs',
  demo: 'demo at your pool',
  commercial: 'commercial',
  'water-treatment': 'water treatment',
}

const directionsTo = ({ lat, lon }: DealerEntry['location']): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`

export const dealersByState = (view: EditionView): DealersOfState[] => {
  const { locale } = view.content.edition
  return [...Map.groupBy(view.content.dealers, ({ state }) => state)].map(([state, dealers]) => ({
    id: state.toLowerCase().replaceAll(/\W+/g, '-'),
    state: stateNames[state] ?? state,
    dealers: dealers.map((dealer) => ({
      name: dealer.name,
      address: addressLines(dealer, locale),
      phone: dealer.phone,
      phoneHref: phoneLink(dealer.phone, locale),
      directions: directionsTo(dealer.location),
      hours: openDays(dealer.hours),
      services: dealer.services.map((service) => serviceNames[service] ?? service),
    })),
  }))
}
