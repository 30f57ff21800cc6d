import { eq } from 'drizzle-orm'
import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import { ofEditions } from '../../../domain/edition/editions.ts'
import { printPhone } from '../../../domain/forms/checks/phone-number.ts'
import { textIn } from '../../../domain/forms/field.ts'
import type { Place } from '../../../domain/places/place.ts'
import { people } from '../../db/schema/people.ts'
import { searchDealers } from '../../dealers/search-dealers.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import { type Application, findApplication, placeOfBusiness, stateOfApplication } from './application.ts'
import { offeredLines } from './offered-lines.ts'

const businessNumbers = ofEditions('businessNumber')
const formWords = ofEditions('formWords')

const nearby = 3

/** All that staff see of an application. */
export interface ApplicationFile extends Application {
  readonly state: ReturnType<typeof stateOfApplication>
  /** By the rule of its country: the check digits, and what such a number can be. */
  readonly businessNumber: { readonly label: string; readonly value: string; readonly problem: string | undefined }
  readonly place: Place | undefined
  readonly near: readonly DealerNearby<Dealer>[]
  /** The business as it would be listed, before anybody has looked at it. */
  readonly listing: Readonly<Record<'name' | 'street' | 'suburb' | 'state' | 'postcode' | 'phone' | 'email', string>>
  /** What can be chosen on the sheet. */
  readonly states: readonly string[]
  readonly lines: readonly string[]
  /** Who has proved the address: their dealer area opens at once. */
  readonly account: string | undefined
}

/** Undefined where there is none of that reference. */
export const applicationFile = async (
  services: Pick<FormServices, 'db' | 'dealers' | 'contextOf'>,
  reference: string,
): Promise<ApplicationFile | undefined> => {
  const { db } = services
  const application = await findApplication(db, reference)
  if (application === undefined) return undefined
  const { row, edition } = application
  await services.dealers.refresh(edition)
  const gazetteer = await services.dealers.gazetteerOf(edition)
  const field = (name: string) => textIn(row.fields, name)
  const place = placeOfBusiness(gazetteer, field('suburb'), field('postcode'))
  const { label, read, print = (kept: string) => kept } = businessNumbers[edition]
  const typed = field('businessNumber')
  const reading = read(typed, services.contextOf(edition).today)
  const [account] = await db.select({ name: people.name }).from(people).where(eq(people.email, row.email.toLowerCase()))
  return {
    ...application,
    state: stateOfApplication(row),
    businessNumber: { label, value: print(typed), problem: reading.ok ? undefined : reading.message },
    place,
    near: place === undefined ? [] : await searchDealers(db, { edition, from: place, first: nearby }),
    listing: {
      ...{ name: field('business'), street: field('street'), suburb: field('suburb'), state: field('state') },
      ...{ postcode: field('postcode'), phone: printPhone(field('phone'), edition), email: row.email },
    },
    states: formWords[edition].state.options.map(({ value }) => value),
    lines: await offeredLines(db, edition),
    account: account?.name,
  }
}
