import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { takeCard } from '../../src/sandbox-bank/take-card.fake.ts'

const details = {
  email: 'priya@nair.example',
  phone: '0491 570 156',
  name: 'Priya Nair',
  street: '18 Boonah Street',
  suburb: 'Kirrawee',
  state: 'NSW',
  postcode: '2232',
}

const order = 'order { number state total declined }'

const operations = {
  place: `mutation Place($checkout: String!, $secret: String!, $lines: [CartLineInput!]!, $fields: [FormFieldInput!]!, $isPickUp: Boolean!) {
    placeOrder(checkout: $checkout, secret: $secret, lines: $lines, isPickUp: $isPickUp, ownBilling: false, fields: $fields, code: "") { reason ${order} }
  }`,
  pay: `mutation Pay($checkout: String!, $secret: String!, $method: String!, $acceptedTotal: Int!) {
    payOrder(checkout: $checkout, secret: $secret, method: $method, acceptedTotal: $acceptedTotal) { reason asking verification { url } ${order} }
  }`,
  look: `query Look($checkout: String!, $secret: String!) {
    orderOfCheckout(checkout: $checkout, secret: $secret) { reason asking verification { url } ${order} }
  }`,
}

interface Answer {
  reason: string | null
  asking?: boolean
  verification?: { url: string } | null
  order: { number: string; state: string; total: number; declined: string | null } | null
}

export interface Buyer {
  readonly checkout: string
  /** The number of the order, once the buyer has seen one. */
  readonly number: () => string | undefined
  /** Whether the buyer was told that it is paid. */
  readonly isPaid: () => boolean
  /** Goes on from wherever it was; true when there is nothing more to do. Throws when the server is gone. */
  goOn(origin: string): Promise<boolean>
}

export type TestCard = '4242424242424242' | '4000000000000002' | '4000002500003155'

let addresses = 0

/** Somebody who buys as a browser does: with keys that stay, steps that are tried again, and now and then a double click. */
export const createBuyer = (
  card: TestCard,
  sku: string,
  isPickUp: boolean,
  isHasty: boolean,
  onAnswer: (operation: string, milliseconds: number) => void = () => undefined,
): Buyer => {
  addresses += 1
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
  const keys = { checkout: randomUUID().replaceAll('-', ''), secret: randomUUID().replaceAll('-', '') }
  let number: string | undefined
  let isPaid = false
  let method: string | undefined
  let isDeclined = false

  const ask = async (origin: string, name: keyof typeof operations, variables: object): Promise<Answer> => {
    const asked = performance.now()
    const response = await fetch(`${origin}/.netlify/functions/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query: operations[name], variables: { ...keys, ...variables } }),
    })
    const { data, errors } = await response.json()
    onAnswer(name, performance.now() - asked)
    if (!response.ok || errors !== undefined) throw new Error(`${name}: ${response.status} ${JSON.stringify(errors)}`)
    const [answer] = Object.values(data) as Answer[]
    if (answer === undefined) throw new Error(`${name} has no answer`)
    number = answer.order?.number ?? number
    isPaid ||= answer.order?.state === 'PAID'
    return answer
  }

  const approve = async (origin: string, url: string): Promise<void> => {
    await fetch(origin + url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: 'decision=approve',
      redirect: 'manual',
    })
  }

  const fields = Object.entries(details)
    .filter(([name]) => !isPickUp || ['email', 'phone', 'name'].includes(name))
    .map(([name, value]) => ({ name, value }))

  const pay = async (origin: string, total: number): Promise<Answer> => {
    method ??= await takeCard(origin, card)
    const once = () => ask(origin, 'pay', { method, acceptedTotal: total })
    if (!isHasty) return once()
    const [first] = await Promise.all([once(), once()])
    return first
  }

  return {
    checkout: keys.checkout,
    number: () => number,
    isPaid: () => isPaid,
    async goOn(origin) {
      let answer = await ask(origin, 'look', {})
      if (answer.reason === 'NO_ORDER')
        answer = await ask(origin, 'place', { lines: [{ sku, quantity: 1 }], fields, isPickUp })
      for (let tries = 0; tries < 4; tries += 1) {
        const { order: seen, verification } = answer
        if (seen === null) throw new Error(`no order: ${answer.reason}`)
        if (seen.state !== 'PENDING' && seen.state !== 'VERIFYING') return true
        if (verification?.url !== undefined) await approve(origin, verification.url)
        else if (seen.state === 'PENDING') {
          if (isDeclined) return true
          answer = await pay(origin, seen.total)
          isDeclined = answer.order?.declined === 'declined'
          if (answer.reason === 'HOLD_OVER')
            await ask(origin, 'place', { lines: [{ sku, quantity: 1 }], fields, isPickUp })
          if (answer.verification == null) continue
        } else await setTimeout(30)
        if (answer.verification == null || verification?.url !== undefined) answer = await ask(origin, 'look', {})
      }
      return false
    },
  }
}
