import * as v from 'valibot'
import type { Cents } from '../../../../domain/money/money.ts'
import { type OrderState, orderStates } from '../../../../domain/orders/order-state.ts'
import { poolShapes } from '../../../../domain/pool/pool-shape.ts'

const cents = v.pipe(
  v.number(),
  v.transform((amount) => amount as Cents),
)

/** What a pool is lined with; the model finder's words. */
export const poolSurfaces = ['CONCRETE', 'PEBBLE', 'TILE', 'FIBREGLASS', 'VINYL'] as const
/** What keeps its water clear. */
export const waterTreatments = ['CHLORINE', 'SALT', 'MINERALS', 'OZONE'] as const

export type PoolSurface = (typeof poolSurfaces)[number]
export type WaterTreatment = (typeof waterTreatments)[number]

const metres = v.nullable(v.number())

const pool = v.object({
  shape: v.picklist(poolShapes.map((shape) => shape.toUpperCase().replaceAll('-', '_'))),
  length: metres,
  width: metres,
  narrow: metres,
  wing: metres,
  wingWidth: metres,
  fill: metres,
  shallow: metres,
  deep: metres,
  litres: v.number(),
  surface: v.nullable(v.picklist(poolSurfaces)),
  treatment: v.nullable(v.picklist(waterTreatments)),
  place: v.nullable(v.string()),
  tree: v.nullable(v.string()),
  savedAt: v.string(),
})

const robot = v.object({
  id: v.string(),
  product: v.string(),
  name: v.string(),
  serialNumber: v.string(),
  dealer: v.string(),
  purchasedOn: v.string(),
  warrantyFrom: v.string(),
  warrantyUntil: v.nullable(v.string()),
  warrantyMonths: v.nullable(v.number()),
  receipt: v.nullable(v.object({ id: v.string(), name: v.string(), size: v.number() })),
  nextServiceOn: v.nullable(v.string()),
  reference: v.string(),
})

const orderSummary = v.object({
  number: v.string(),
  state: v.picklist(orderStates.map((state) => state.toUpperCase() as Uppercase<OrderState>)),
  placedAt: v.string(),
  paidAt: v.nullable(v.string()),
  total: cents,
  isPickUp: v.boolean(),
  promise: v.nullable(
    v.object({
      leaves: v.nullable(v.string()),
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
      ready: v.nullable(v.string()),
    }),
  ),
  tracking: v.nullable(v.object({ carrier: v.string(), number: v.string() })),
  lines: v.array(
    v.object({
      sku: v.string(),
      name: v.string(),
      slug: v.string(),
      picture: v.string(),
      quantity: v.number(),
      price: cents,
      isBonus: v.boolean(),
    }),
  ),
})

const address = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  street: v.string(),
  suburb: v.string(),
  state: v.string(),
  postcode: v.string(),
  isDefault: v.boolean(),
})

const caseStates = ['RECEIVED', 'ANSWERED', 'CONFIRMED', 'DECLINED', 'CLOSED'] as const

const caseSummary = v.object({
  reference: v.string(),
  form: v.string(),
  receivedAt: v.string(),
  state: v.picklist(caseStates),
  title: v.string(),
  unread: v.number(),
})

export const answeredMe = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  newsletter: v.boolean(),
  serviceReminders: v.boolean(),
  deletionOn: v.nullable(v.string()),
  pool: v.nullable(pool),
  robots: v.array(robot),
  orders: v.array(orderSummary),
  addresses: v.array(address),
  cases: v.array(caseSummary),
})

export const answeredCase = v.object({
  ...caseSummary.entries,
  lines: v.array(v.object({ label: v.string(), value: v.string() })),
  files: v.array(v.object({ id: v.string(), name: v.string(), size: v.number() })),
  messages: v.array(
    v.object({ at: v.string(), from: v.picklist(['CUSTOMER', 'STAFF']), words: v.string(), name: v.string() }),
  ),
  demo: v.nullable(
    v.object({
      dealer: v.object({ name: v.string(), phone: v.string() }),
      days: v.array(v.object({ day: v.string(), half: v.nullable(v.string()), state: v.string() })),
    }),
  ),
})

export type Me = v.InferOutput<typeof answeredMe>
export type SavedPool = v.InferOutput<typeof pool>
export type Robot = v.InferOutput<typeof robot>
export type OrderSummary = v.InferOutput<typeof orderSummary>
export type SavedAddress = v.InferOutput<typeof address>
export type CaseSummary = v.InferOutput<typeof caseSummary>
export type CaseState = CaseSummary['state']
export type OpenCase = v.InferOutput<typeof answeredCase>
