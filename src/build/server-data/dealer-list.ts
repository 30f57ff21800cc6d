import { type Dealer, readDealerList } from '../../domain/dealers/dealer-list.ts'
import type { EditionContent } from '../content/edition-content.ts'

/** The dealers of an edition for the server, in the order in which the dealer finder lists them. */
export const dealerList = ({ dealers, productLines }: EditionContent): Dealer[] => {
  // Every dealer has parts; nobody looks for one by them.
  const sought = productLines.filter(({ family }) => family !== 'part')
  return readDealerList(
    [...Map.groupBy(dealers, ({ state }) => state).values()]
      .flat()
      .map(({ slug, name, street, suburb, state, postcode, phone, email, location, hours, services, ...dealer }) => ({
        ...{ slug, name, street, suburb, state, postcode, phone, location, hours, services },
        ...(email && { email }),
        closures: dealer.closures ?? [],
        openOnHolidays: dealer.openOnHolidays ?? false,
        lines: sought.filter(({ sys }) => dealer.linesCollection.includes(sys.id)).map((line) => line.slug),
      })),
  )
}
