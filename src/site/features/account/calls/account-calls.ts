import * as v from 'valibot'
import { siteData } from '../../../data/site-data.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type GuestOrder, guestAnswer } from '../../order/guest/guest-answer.ts'
import { answerIn } from '../../order/shop-trouble.ts'
import { answeredCase, answeredMe, type Me, type OpenCase } from '../me/me-answer.ts'

const pool = 'shape length width narrow wing wingWidth fill shallow deep litres surface treatment place tree savedAt'
const robot =
  'id product name serialNumber dealer purchasedOn warrantyFrom warrantyUntil warrantyMonths receipt { id name size } nextServiceOn reference'
const line = 'sku name slug picture quantity price isBonus'
const order = `number state placedAt paidAt total isPickUp promise { leaves from to ready } tracking { carrier number } lines { ${line} }`
const summary = 'reference form receivedAt state title unread'
const me = `name email phone newsletter serviceReminders deletionOn
  pool { ${pool} } robots { ${robot} } orders { ${order} }
  addresses { id name phone street suburb state postcode isDefault } cases { ${summary} }`
const openCase = `${summary} lines { label value } files { id name size } messages { at from words name }
  demo { dealer { name phone } days { day half state } }`

const problems = v.array(v.object({ field: v.string(), message: v.string() }))
const meAnswer = v.object({ problem: v.nullable(v.string()), problems, me: v.nullable(answeredMe) })
const caseAnswer = v.object({ problem: v.nullable(v.string()), case: v.nullable(answeredCase) })

export type MeAnswer = v.InferOutput<typeof meAnswer>
export type CaseAnswer = v.InferOutput<typeof caseAnswer>

type Given = Readonly<Record<string, unknown>>

const operation = <Answer>(
  operationName: string,
  query: string,
  field: string,
  schema: v.GenericSchema<unknown, Answer>,
): Operation<Answer, Given> => {
  const answer = v.object({ [field]: schema })
  return { operationName, query, parse: (data) => v.parse(answer, data)[field] as Answer }
}

const askMe = operation('Me', `query Me { me { ${me} } }`, 'me', answeredMe)
const orderFields = `key canReturn canChangeMind returnUntil
  order {
    number state email name phone isPickUp zone
    address { street suburb state postcode }
    lines { sku name slug picture quantity price off isBonus }
    goods off code deliveryCost total gst
    card { brand last4 }
    promise { leaves from to ready }
    heldUntil declined placedAt paidAt
    canCancel refunded
    tracking { carrier number }
  }
  returns { number units reason }
  refunds { id amount paidAt }`
const askOrder = operation(
  'MyOrder',
  `query MyOrder($number: String!) { myOrder(number: $number) { ${orderFields} } }`,
  'myOrder',
  guestAnswer.entries.found,
)
const askCase = operation(
  'MyCase',
  `query MyCase($reference: String!) { myCase(reference: $reference) { ${openCase} } }`,
  'myCase',
  v.nullable(answeredCase),
)

const change = (name: string, declared: string, given: string) =>
  operation(
    name.charAt(0).toUpperCase() + name.slice(1),
    `mutation ${name.charAt(0).toUpperCase() + name.slice(1)}${declared} { ${name}${given} { problem problems { field message } me { ${me} } } }`,
    name,
    meAnswer,
  )

/** What can be changed of an account: each is answered with the account as it is then. */
const changes = {
  savePool: change('savePool', '($pool: PoolInput!)', '(pool: $pool)'),
  forgetPool: change('forgetPool', '', ''),
  saveDetails: change('saveDetails', '($name: String!, $phone: String!)', '(name: $name, phone: $phone)'),
  setNewsletter: change('setNewsletter', '($on: Boolean!)', '(on: $on)'),
  setServiceReminders: change('setServiceReminders', '($on: Boolean!)', '(on: $on)'),
  saveAddress: change('saveAddress', '($id: ID, $address: AddressInput!)', '(id: $id, address: $address)'),
  removeAddress: change('removeAddress', '($id: ID!)', '(id: $id)'),
  setDefaultAddress: change('setDefaultAddress', '($id: ID!)', '(id: $id)'),
  deleteMyAccount: change('deleteMyAccount', '', ''),
  keepMyAccount: change('keepMyAccount', '', ''),
} as const

export type AccountChange = keyof typeof changes

const writeToCase = operation(
  'WriteToCase',
  `mutation WriteToCase($reference: String!, $words: String!, $key: String!) { writeToCase(reference: $reference, words: $words, key: $key) { problem case { ${openCase} } } }`,
  'writeToCase',
  caseAnswer,
)

/** Never from what was kept: an account is asked for when it is looked at. */
const asked = async <Answer>(question: Operation<Answer, Given>, given: Given): Promise<Answer> =>
  answerIn(await siteData.mutate(question, given))

export const readMe = (): Promise<Me> => asked(askMe, {})
export const readOrder = (number: string): Promise<GuestOrder | null> => asked(askOrder, { number })
export const readCase = (reference: string): Promise<OpenCase | null> => asked(askCase, { reference })
export const changeAccount = (name: AccountChange, given: Given): Promise<MeAnswer> => asked(changes[name], given)
export const sendToCase = (given: { reference: string; words: string; key: string }): Promise<CaseAnswer> =>
  asked(writeToCase, given)
