import * as v from 'valibot'
import type { DealerMatter, DealerMatterState } from '../../../domain/staff/dealer-views.ts'
import { sentFile } from '../inbox/case-answers.ts'

const text = v.string()
const maybe = v.nullable(text)

/** As GraphQL writes them. */
const state = v.picklist(['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'LISTED', 'UNLISTED'])

const kind = v.picklist(['APPLICATION', 'CHANGE', 'WARRANTY', 'DEALER'])

export const stateOf = (written: Uppercase<DealerMatterState>): DealerMatterState =>
  written.toLowerCase() as DealerMatterState

export const kindOf = (written: Uppercase<DealerMatter>): DealerMatter => written.toLowerCase() as DealerMatter

export const matterRow = v.object({
  matter: kind,
  of: text,
  edition: text,
  title: text,
  about: text,
  state,
  at: maybe,
  revision: text,
})

export type MatterRow = v.InferOutput<typeof matterRow>

export const dealerCounts = v.object({
  applications: v.number(),
  changes: v.number(),
  warranties: v.number(),
  states: v.array(text),
})

export type DealerCounts = v.InferOutput<typeof dealerCounts>

export const applicationFile = v.object({
  reference: text,
  edition: text,
  revision: text,
  state,
  receivedAt: text,
  sent: v.array(v.object({ label: text, value: text })),
  businessNumber: v.object({ label: text, value: text, problem: maybe }),
  place: v.nullable(v.object({ name: text, state: text, postcode: maybe, lat: v.number(), lon: v.number() })),
  near: v.array(v.object({ km: v.number(), slug: text, name: text, suburb: text })),
  listing: v.object({
    name: text,
    street: text,
    suburb: text,
    state: text,
    postcode: text,
    phone: text,
    email: text,
  }),
  states: v.array(text),
  lines: v.array(text),
  account: maybe,
  dealer: maybe,
})

export type ApplicationFile = v.InferOutput<typeof applicationFile>

export const changeFile = v.object({
  id: text,
  revision: text,
  state,
  edition: text,
  dealer: text,
  dealerName: text,
  suburb: text,
  askedBy: text,
  askedAt: text,
  settledBy: maybe,
  settledAt: maybe,
  words: maybe,
  differences: v.array(v.object({ label: text, before: text, after: text, now: maybe })),
})

export type ChangeFile = v.InferOutput<typeof changeFile>

export const warrantyFile = v.object({
  number: text,
  revision: text,
  state,
  edition: text,
  dealer: text,
  dealerName: text,
  dealerPhone: text,
  askedBy: text,
  askedAt: text,
  product: text,
  serialNumber: text,
  serialProblem: maybe,
  purchasedOn: maybe,
  registered: v.nullable(v.object({ purchasedOn: text, warrantyUntil: maybe })),
  photos: v.array(sentFile),
  fault: text,
  parts: text,
  answer: maybe,
  answeredBy: maybe,
  answeredAt: maybe,
})

export type WarrantyFile = v.InferOutput<typeof warrantyFile>

export const dealerFile = v.object({
  edition: text,
  slug: text,
  name: text,
  suburb: text,
  isActive: v.boolean(),
  isFromContent: v.boolean(),
  revision: text,
  fields: v.array(v.object({ label: text, value: text, from: v.picklist(['CONTENT', 'DESK', 'DEALER']) })),
  people: v.array(v.object({ name: text, email: text, seenAt: text })),
  demos: v.object({
    asked: v.number(),
    accepted: v.number(),
    declined: v.number(),
    unanswered: v.number(),
    medianMinutes: v.nullable(v.number()),
  }),
  openDemos: v.number(),
  terms: v.array(v.object({ line: text, off: v.number() })),
  termsRevision: text,
  lines: v.array(text),
  changes: v.array(v.object({ id: text, name: text, state, at: text })),
  warranties: v.array(v.object({ number: text, serialNumber: text, state, at: text })),
  content: v.object({ name: text, text }),
})

export type DealerFile = v.InferOutput<typeof dealerFile>

/** What came of something that was done, beside the thing as it is now. */
export const came = { problem: maybe, changedBy: maybe }
