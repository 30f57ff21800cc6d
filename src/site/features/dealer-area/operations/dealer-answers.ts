import * as v from 'valibot'
import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import type { Cents } from '../../../../domain/money/money.ts'
import type { AsEnum } from '../../../data/enum-words.ts'

const text = v.nullable(v.string())

const cents = v.pipe(
  v.number(),
  v.transform((amount) => amount as Cents),
)

const written = { EN_AU: 'en-au', EN_NZ: 'en-nz', EN_ZA: 'en-za' } as const satisfies Record<
  AsEnum<EditionCode>,
  EditionCode
>

/** As GraphQL writes it. */
const edition = v.picklist(['EN_AU', 'EN_NZ', 'EN_ZA'])

const service = v.picklist(['SALES', 'REPAIRS', 'DEMO', 'COMMERCIAL', 'WATER_TREATMENT'])

const hours = v.object({ mon: text, tue: text, wed: text, thu: text, fri: text, sat: text, sun: text })

const closure = v.object({ from: v.string(), to: v.string(), note: v.string() })

export const demo = v.object({
  ask: text,
  reference: v.string(),
  state: v.picklist(['ASKED', 'PROPOSED', 'ACCEPTED', 'WITH_STAFF', 'UNPLACED', 'CANCELLED']),
  answer: v.nullable(v.picklist(['ACCEPTED', 'PROPOSED', 'DECLINED', 'UNANSWERED', 'WITHDRAWN', 'MOVED'])),
  isOurs: v.boolean(),
  who: v.string(),
  place: v.string(),
  product: v.string(),
  pool: v.string(),
  wishes: v.array(v.string()),
  free: v.array(v.string()),
  answerBy: text,
  day: text,
  time: text,
  minutes: v.nullable(v.number()),
  contact: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string(), notes: v.string() })),
})

export const demos = v.object({
  toAnswer: v.array(demo),
  proposed: v.array(demo),
  coming: v.array(demo),
  past: v.array(demo),
})

export const demosAnswer = v.object({ problem: text, demos: v.nullable(demos) })

export const home = v.object({
  edition,
  slug: v.string(),
  name: v.string(),
  /** The clock that they open and close by. */
  timeZone: v.string(),
  hours,
  closed: v.array(closure),
  toAnswer: v.number(),
  coming: v.array(demo),
  isChangeWaiting: v.boolean(),
  warrantyWaiting: v.number(),
  warrantyAnswered: v.number(),
})

const change = v.object({
  id: v.string(),
  name: v.string(),
  askedAt: v.string(),
  state: v.picklist(['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN']),
  words: text,
  settledAt: text,
  lines: v.array(v.object({ label: v.string(), before: v.string(), after: v.string() })),
})

export const listing = v.object({
  slug: v.string(),
  revision: v.string(),
  hours,
  closures: v.array(closure),
  openOnHolidays: v.boolean(),
  holidays: v.array(v.object({ from: v.string(), note: v.string() })),
  wanted: v.object({
    name: v.string(),
    street: v.string(),
    suburb: v.string(),
    state: v.string(),
    postcode: v.string(),
    phone: v.string(),
    email: v.string(),
    services: v.array(service),
    lines: v.array(v.string()),
  }),
  offeredLines: v.array(v.object({ slug: v.string(), name: v.string() })),
  waiting: v.nullable(change),
  settled: v.array(change),
})

const problems = v.array(v.object({ field: v.string(), message: v.string() }))

export const listingAnswer = v.object({ problem: text, problems, listing: v.nullable(listing) })

export const registrations = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      product: v.string(),
      serialNumber: v.string(),
      purchasedOn: v.string(),
      warrantyUntil: text,
      firstName: v.string(),
      suburb: v.string(),
    }),
  ),
  next: text,
})

export const prices = v.array(
  v.object({ sku: v.string(), name: v.string(), line: v.string(), recommended: cents, own: v.nullable(cents) }),
)

export const warrantyRequest = v.object({
  number: v.string(),
  product: v.string(),
  serialNumber: v.string(),
  purchasedOn: text,
  fault: v.string(),
  parts: v.string(),
  photos: v.number(),
  state: v.picklist(['WAITING', 'APPROVED', 'REFUSED']),
  answer: text,
  name: v.string(),
  askedAt: v.string(),
  answeredAt: text,
})

export const warrantyRequests = v.object({ items: v.array(warrantyRequest), next: text })

export const warrantyAnswer = v.object({ problem: text, problems, request: v.nullable(warrantyRequest) })

type AnsweredHome = v.InferOutput<typeof home>

/** What waits, what comes, whether they are open. */
export interface DealerHome extends Omit<AnsweredHome, 'edition'> {
  readonly edition: EditionCode
}

export const dealerHomeOf = ({ edition: own, ...answered }: AnsweredHome): DealerHome => ({
  ...answered,
  edition: written[own],
})
export type Demo = v.InferOutput<typeof demo>
export type Demos = v.InferOutput<typeof demos>
export type DemosAnswer = v.InferOutput<typeof demosAnswer>
export type Listing = v.InferOutput<typeof listing>
export type ListingChange = v.InferOutput<typeof change>
export type ListingAnswer = v.InferOutput<typeof listingAnswer>
export type Registrations = v.InferOutput<typeof registrations>
export type Prices = v.InferOutput<typeof prices>
export type WarrantyRequest = v.InferOutput<typeof warrantyRequest>
export type WarrantyRequests = v.InferOutput<typeof warrantyRequests>
export type WarrantyAnswer = v.InferOutput<typeof warrantyAnswer>
