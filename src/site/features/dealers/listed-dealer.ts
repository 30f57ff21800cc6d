import type { OpeningHours } from '../../../domain/calendar/opening-hours.ts'
import type { Address } from '../../../domain/contact/address.ts'
import type { ClosingDealer } from '../../../domain/dealers/dealer-closures.ts'
import { type DealerService, dealerServices } from '../../../domain/dealers/dealer-service.ts'
import type { DealerSomewhere } from '../../../domain/dealers/nearest-dealers.ts'
import { anchorOf } from '../../content/anchor.ts'
import type { PackedDealers } from '../../content/dealer.ts'

export interface ListedDealer extends DealerSomewhere, Address, ClosingDealer {
  slug: string
  name: string
  phone: string
  hours: OpeningHours
  services: DealerService[]
  /** False: approved since the site was built. */
  hasPage?: boolean
}

const chosen = <T>(list: readonly T[], bits: number): T[] => list.filter((_, index) => bits & (2 ** index))

/** The dealers of a page's data, as the rest of the page wants them. */
export const listedDealers = ({ states, weeks, lines }: PackedDealers): ListedDealer[] => {
  const slugs = lines.map(({ slug }) => slug)
  return states.flatMap(({ code, dealers }) =>
    dealers.map(([ownSlug, name, street, suburb, postcode, phone, lat, lon, week, services, carried, ...closing]) => ({
      slug: ownSlug || anchorOf(name),
      name,
      street,
      suburb,
      state: code,
      postcode,
      phone,
      location: { lat, lon },
      hours: weeks[week] ?? {},
      services: chosen(dealerServices, services),
      lines: chosen(slugs, carried),
      closures: closing[0] ?? [],
      openOnHolidays: closing[1] ?? false,
    })),
  )
}
