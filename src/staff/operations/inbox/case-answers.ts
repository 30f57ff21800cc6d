import * as v from 'valibot'
import { type EditionCode, editionCodes } from '../../../domain/edition/edition-code.ts'
import { type FormKind, formKinds } from '../../../domain/forms/form-kind.ts'
import type { Cents } from '../../../domain/money/money.ts'
import { asEnum } from '../../../site/data/enum-words.ts'

const form = v.picklist(formKinds.map((each) => asEnum(each)))
const edition = v.picklist(editionCodes.map((each) => asEnum(each)))

/** As GraphQL writes them, as the rest of the code does. */
export const formOf = (written: v.InferOutput<typeof form>): FormKind =>
  formKinds.find((each) => asEnum(each) === written) ?? 'contact'

export const editionOf = (written: v.InferOutput<typeof edition>): EditionCode =>
  editionCodes.find((each) => asEnum(each) === written) ?? 'en-au'

const moment = v.nullable(v.string())

export const listedCase = v.object({
  reference: v.string(),
  revision: v.string(),
  form,
  edition,
  name: v.string(),
  email: v.string(),
  place: v.string(),
  about: v.string(),
  gist: v.string(),
  files: v.number(),
  assignee: v.nullable(v.string()),
  isUnread: v.boolean(),
  outcome: v.nullable(v.string()),
  receivedAt: v.string(),
  waitingSince: moment,
  dueAt: moment,
  laterUntil: moment,
  isMerged: v.boolean(),
})

export type ListedCase = v.InferOutput<typeof listedCase>

export const caseCounts = v.object({ open: v.number(), mine: v.number(), unread: v.number(), later: v.number() })

export type CaseCounts = v.InferOutput<typeof caseCounts>

const line = v.object({ field: v.string(), label: v.string(), value: v.string() })

const sent = v.object({
  reference: v.string(),
  form,
  edition,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  place: v.string(),
  about: v.string(),
  product: v.string(),
  words: v.string(),
  lines: v.array(line),
  receivedAt: v.string(),
  waitingSince: moment,
  laterUntil: moment,
  closedAt: moment,
  isUnread: v.boolean(),
  outcome: v.nullable(v.picklist(['ANSWERED', 'CLOSED'])),
})

/** What somebody has sent, by itself. */
export type Sent = v.InferOutput<typeof sent>

export const sentFile = v.object({
  id: v.string(),
  name: v.string(),
  purpose: v.string(),
  kind: v.string(),
  isPicture: v.boolean(),
  bytes: v.number(),
})

export type SentFile = v.InferOutput<typeof sentFile>

const message = v.object({
  id: v.string(),
  at: v.string(),
  from: v.picklist(['CUSTOMER', 'STAFF']),
  via: v.string(),
  name: v.string(),
  words: v.string(),
  letter: v.nullable(v.string()),
  trouble: v.nullable(v.string()),
})

export type Message = v.InferOutput<typeof message>

const cents = v.pipe(
  v.number(),
  v.transform((amount) => amount as Cents),
)

const brief = v.object({
  reference: v.string(),
  form,
  about: v.string(),
  receivedAt: v.string(),
  waitingSince: moment,
  outcome: v.nullable(v.picklist(['ANSWERED', 'CLOSED'])),
})

/** As much of another submission as is said beside this one. */
export type BriefCase = v.InferOutput<typeof brief>

export const caseFile = v.object({
  revision: v.string(),
  sent,
  dueAt: moment,
  letterbox: v.string(),
  country: v.string(),
  assignee: v.nullable(v.object({ id: v.string(), name: v.string() })),
  mergedInto: v.nullable(v.string()),
  files: v.array(sentFile),
  messages: v.array(message),
  notes: v.array(v.object({ id: v.string(), at: v.string(), name: v.string(), words: v.string() })),
  acts: v.array(v.object({ at: v.string(), name: v.string(), act: v.string(), detail: v.nullable(v.string()) })),
  merged: v.array(
    v.object({ reference: v.string(), form, receivedAt: v.string(), words: v.string(), lines: v.array(line) }),
  ),
  duplicates: v.array(brief),
  others: v.array(brief),
  orders: v.object({ count: v.number(), total: cents }),
  robots: v.array(
    v.object({
      name: v.string(),
      product: v.string(),
      serialNumber: v.string(),
      purchasedOn: v.string(),
      warrantyUntil: v.nullable(v.string()),
    }),
  ),
})

export type CaseFile = v.InferOutput<typeof caseFile>

/** What came of something that was done to a case, and the case as it is now. */
export const actedOn = v.object({
  reference: v.string(),
  problem: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
  case: v.nullable(caseFile),
})

export type CaseActedOn = v.InferOutput<typeof actedOn>

export const colleague = v.object({ id: v.string(), name: v.string(), isMe: v.boolean() })

export type Colleague = v.InferOutput<typeof colleague>

export const template = v.object({ id: v.string(), title: v.string(), forms: v.array(form), words: v.string() })

export type Template = v.InferOutput<typeof template>
