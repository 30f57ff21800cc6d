import * as v from 'valibot'
import { caseForms } from '../../../../domain/account/case-state.ts'
import { editionCodes } from '../../../../domain/edition/edition-code.ts'
import type { Cents } from '../../../../domain/money/money.ts'
import { type OrderState, orderStates } from '../../../../domain/orders/order-state.ts'

const cents = v.pipe(
  v.number(),
  v.transform((amount) => amount as Cents),
)

/** As GraphQL writes the words of the site. */
type Written<Word extends string> = Word extends `${infer Before}-${infer After}`
  ? `${Uppercase<Before>}_${Written<After>}`
  : Uppercase<Word>
const written = <Word extends string>(words: readonly Word[]) =>
  words.map((word) => word.toUpperCase().replaceAll('-', '_') as Written<Word>)

const states = orderStates.map((state) => state.toUpperCase() as Uppercase<OrderState>)
const edition = v.picklist(written(editionCodes))
const text = v.nullable(v.string())
const figure = v.nullable(v.number())

const ownFile = v.object({ id: v.string(), name: v.string(), size: v.number() })

const pool = v.object({
  shape: v.picklist(['RECTANGLE', 'OVAL', 'ROUND', 'KIDNEY', 'FREE_FORM', 'L_SHAPE']),
  length: figure,
  width: figure,
  narrow: figure,
  wing: figure,
  wingWidth: figure,
  fill: figure,
  shallow: figure,
  deep: figure,
  litres: v.number(),
  surface: v.nullable(v.picklist(['CONCRETE', 'TILE', 'VINYL', 'FIBREGLASS', 'PEBBLE'])),
  treatment: v.nullable(v.picklist(['CHLORINE', 'SALT', 'MINERALS', 'OZONE'])),
  place: text,
  tree: text,
  savedAt: v.string(),
})

export const robot = v.object({
  id: v.string(),
  edition,
  product: v.string(),
  name: v.string(),
  serialNumber: v.string(),
  dealer: v.string(),
  purchasedOn: v.string(),
  warrantyFrom: v.string(),
  warrantyUntil: text,
  warrantyMonths: figure,
  receipt: v.nullable(ownFile),
  nextServiceOn: text,
  reference: v.string(),
})

const orderSummary = v.object({
  number: v.string(),
  state: v.picklist(states),
  placedAt: v.string(),
  paidAt: text,
  total: cents,
  isPickUp: v.boolean(),
  promise: v.nullable(v.object({ leaves: text, from: text, to: text, ready: text })),
  tracking: v.nullable(v.object({ carrier: v.string(), number: v.string() })),
  lines: v.array(
    v.object({
      sku: v.string(),
      name: v.string(),
      slug: v.string(),
      picture: v.string(),
      quantity: v.number(),
      price: cents,
      off: cents,
      isBonus: v.boolean(),
      refundedUnits: v.number(),
    }),
  ),
  canCancel: v.boolean(),
  canReturn: v.boolean(),
  returnUntil: text,
})

const address = v.object({
  id: v.string(),
  edition,
  name: v.string(),
  phone: v.string(),
  street: v.string(),
  suburb: v.string(),
  state: v.string(),
  postcode: v.string(),
  isDefault: v.boolean(),
})

const caseSummary = v.object({
  reference: v.string(),
  form: v.picklist(written(caseForms)),
  receivedAt: v.string(),
  state: v.picklist(['RECEIVED', 'ANSWERED', 'CONFIRMED', 'DECLINED', 'CLOSED']),
  title: v.string(),
  unread: v.number(),
})

const span = text

export const ownCase = v.object({
  ...caseSummary.entries,
  lines: v.array(v.object({ label: v.string(), value: v.string() })),
  files: v.array(ownFile),
  messages: v.array(
    v.object({ at: v.string(), from: v.picklist(['CUSTOMER', 'STAFF']), words: v.string(), name: v.string() }),
  ),
  demo: v.nullable(
    v.object({
      dealer: v.nullable(
        v.object({
          slug: v.string(),
          name: v.string(),
          street: v.string(),
          suburb: v.string(),
          state: v.string(),
          postcode: v.string(),
          phone: v.string(),
          hours: v.object({ mon: span, tue: span, wed: span, thu: span, fri: span, sat: span, sun: span }),
        }),
      ),
      days: v.array(
        v.object({
          day: v.string(),
          half: v.nullable(v.picklist(['MORNING', 'AFTERNOON'])),
          state: v.picklist(['ASKED', 'CONFIRMED', 'DECLINED']),
        }),
      ),
    }),
  ),
})

export const me = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  edition,
  role: v.picklist(['CUSTOMER', 'DEALER', 'STAFF']),
  newsletter: v.boolean(),
  serviceReminders: v.boolean(),
  deletionOn: text,
  pool: v.nullable(pool),
  robots: v.array(robot),
  orders: v.array(orderSummary),
  addresses: v.array(address),
  cases: v.array(caseSummary),
  security: v.nullable(
    v.object({
      passkeys: v.number(),
      places: v.number(),
      hasPassword: v.boolean(),
      hasOneTimeCodes: v.boolean(),
      recoveryCodesLeft: v.number(),
    }),
  ),
})

/** Whoever is signed in, and all that is in their account. */
export type Me = v.InferOutput<typeof me>
export type Pool = v.InferOutput<typeof pool>
export type Robot = v.InferOutput<typeof robot>
export type OrderSummary = v.InferOutput<typeof orderSummary>
export type Address = v.InferOutput<typeof address>
export type CaseSummary = v.InferOutput<typeof caseSummary>
export type Case = v.InferOutput<typeof ownCase>
export type OwnFile = v.InferOutput<typeof ownFile>

/** What a change was answered with. */
export const meAnswer = v.object({
  problem: text,
  problems: v.array(v.object({ field: v.string(), message: v.string() })),
  /** Null where what was to be changed is not there any more. */
  me: v.nullable(me),
})

export type MeAnswer = v.InferOutput<typeof meAnswer>
