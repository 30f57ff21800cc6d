import { mostAddresses } from '../../../../domain/account/account-limits.ts'
import { printPhone } from '../../../../domain/forms/checks/phone-number.ts'
import type { Answers } from '../details/complaints.ts'
import type { MyCheckout } from '../operations/ask-my-checkout.ts'

/** Somewhere that somebody has had things delivered to, by the names of the fields. */
export interface OwnPlace {
  readonly name: string
  readonly phone: string
  readonly street: string
  readonly suburb: string
  readonly state: string
  readonly postcode: string
}

export interface OwnChoices {
  readonly contact: Readonly<Record<'email' | 'name' | 'phone', string>>
  /** The one of the last order first, then the one that is used first. */
  readonly places: readonly OwnPlace[]
  readonly saved: readonly OwnPlace[]
  /** The last order was picked up. */
  readonly wasPickUp: boolean
  readonly canKeepMore: boolean
}

/** A list that is longer is no help any more: the rest is in the account. */
const mostShown = 4

const placeFields = ['street', 'suburb', 'state', 'postcode'] as const

const plain = (text: string | undefined): string => (text ?? '').trim().toLowerCase()

/** The same house, whoever lives there. */
export const isSameHouse = (one: Partial<OwnPlace>, other: Partial<OwnPlace>): boolean =>
  placeFields.every((name) => plain(one[name]) === plain(other[name]))

export const isSamePlace = (place: OwnPlace, answers: Answers): boolean =>
  isSameHouse(place, answers) && plain(place.name) === plain(answers.name)

export const choicesOf = ({ me, myLastChoices: last }: MyCheckout): OwnChoices => {
  const printed = (phone: string) => (phone === '' ? '' : printPhone(phone, 'en-au'))
  const saved = me.addresses
    .filter(({ edition }) => edition === 'EN_AU')
    .map(({ edition: _edition, ...place }): OwnPlace => ({ ...place, phone: printed(place.phone) }))
  const { address, name } = last
  const phone = printed(last.phone)
  const used = address === null ? undefined : { name, phone, ...address }
  const known = used && saved.find((place) => isSameHouse(place, used))
  const first = known ?? used
  const others = saved.filter((place) => place !== known)
  return {
    contact: { email: me.email, name, phone },
    places: (first === undefined ? others : [first, ...others]).slice(0, mostShown),
    saved,
    wasPickUp: last.isPickUp,
    canKeepMore: me.addresses.length < mostAddresses,
  }
}

/** What is filled in: only what nobody has typed, or emptied, in this checkout. `known`: a postcode that came from elsewhere on the site. */
export const fillingOf = (
  { contact, places }: OwnChoices,
  typed: Answers,
  { isPickUp, known }: { isPickUp: boolean; known: string },
): Answers => {
  const [place] = places
  const isUntouched =
    placeFields.every((name) => typed[name] === undefined || (name === 'postcode' && typed[name] === known)) &&
    !isPickUp
  const { phone: _phone, ...filled } = place ?? { phone: '' }
  const offered: Answers = { ...contact, ...(isUntouched && filled) }
  return Object.fromEntries(
    Object.entries(offered).filter(
      ([name, text]) => text !== '' && (typed[name] === undefined || (name === 'postcode' && isUntouched)),
    ),
  )
}
