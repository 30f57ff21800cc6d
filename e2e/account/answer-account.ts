import type { Page, Route } from 'playwright-core'
import { siteDataPath } from '../../src/site/data/site-data-client.ts'
import type { Case, Me } from '../../src/site/features/account/operations/account-answers.ts'
import type { OwnCard } from '../../src/site/features/account/operations/ask-my-cards.ts'

type Answer = unknown | 'hang up' | 'signed out'

export interface FakedAccount {
  me: Me
  orders?: Readonly<Record<string, unknown>>
  cases?: Readonly<Record<string, Case>>
  cards?: readonly OwnCard[]
  /** Answers one operation otherwise; undefined leaves it to the account. */
  instead?: (operation: string, variables: Record<string, unknown>) => Answer | undefined
}

/** What was sent, in order. */
export interface Asked {
  operation: string
  variables: Record<string, unknown>
  token: string
}

/** As somebody who is signed in: the entry that the issuer's client keeps. */
export const signedIn = `localStorage.setItem('oidc.user:https://issuer.example:site', JSON.stringify({
  access_token: 'token-of-priya', token_type: 'Bearer', expires_at: ${4_000_000_000},
  profile: { sub: 'priya', name: 'Priya Nair' },
}))`

const signInAgain = {
  data: null,
  errors: [{ message: 'Your sign-in has ended. Sign in again.', extensions: { code: 'SIGN_IN_AGAIN' } }],
}

const answered = (me: Me) => ({ problem: null, problems: [], me })

/** What a change makes of an account; undefined for what changes nothing. */
const changed = (me: Me, operation: string, variables: Record<string, unknown>): Me | undefined => {
  const { on, id, pool, name, phone, address } = variables as {
    on: boolean
    id?: string
    pool: Partial<NonNullable<Me['pool']>>
    name: string
    phone: string
    address: Me['addresses'][number]
  }
  const none = { length: null, width: null, narrow: null, wing: null, wingWidth: null, fill: null }
  const asked = { shallow: null, deep: null, surface: null, treatment: null, place: null, tree: null }
  switch (operation) {
    case 'SavePool':
      return {
        ...me,
        pool: { shape: 'RECTANGLE', litres: 48_000, savedAt: '2026-11-17T01:00:00Z', ...none, ...asked, ...pool },
      }
    case 'ForgetPool':
      return { ...me, pool: null }
    case 'SaveDetails':
      return { ...me, name, phone }
    case 'SetNewsletter':
      return { ...me, newsletter: on }
    case 'SetServiceReminders':
      return { ...me, serviceReminders: on }
    case 'SaveAddress': {
      const own = { ...address, id: id ?? 'a9', isDefault: me.addresses.length === 0 }
      const others = me.addresses.filter((each) => each.id !== id)
      return { ...me, addresses: [...others, own] }
    }
    case 'RemoveAddress':
      return { ...me, addresses: me.addresses.filter((each) => each.id !== id) }
    case 'SetDefaultAddress':
      return { ...me, addresses: me.addresses.map((each) => ({ ...each, isDefault: each.id === id })) }
    case 'DeleteMyAccount':
      return { ...me, deletionOn: '2026-11-26' }
    case 'KeepMyAccount':
      return { ...me, deletionOn: null }
    default:
      return undefined
  }
}

const fieldOf = (operation: string): string => operation.charAt(0).toLowerCase() + operation.slice(1)

/** Answers in place of the function of the site's data, as it would for one account. */
export const answerAccount = async (page: Page, account: FakedAccount): Promise<Asked[]> => {
  const asked: Asked[] = []
  let { me, cards = [] } = account
  const cases = new Map(Object.entries(account.cases ?? {}))

  const write = ({ reference, words, key }: Record<string, unknown>) => {
    const found = cases.get(String(reference))
    if (found === undefined) return { writeToCase: { problem: 'That isn’t there any more.', case: null } }
    const isAgain = asked.filter(({ variables }) => variables.key === key).length > 1
    const message = { at: '2026-11-17T02:00:00.000Z', from: 'CUSTOMER' as const, words: String(words), name: me.name }
    const next = isAgain ? found : { ...found, messages: [...found.messages, message] }
    cases.set(String(reference), next)
    return { writeToCase: { problem: null, case: next } }
  }

  const answer = (operation: string, variables: Record<string, unknown>): unknown => {
    if (operation === 'Me') return { me }
    if (operation === 'MyOrder') return { myOrder: account.orders?.[String(variables.number)] ?? null }
    if (operation === 'MyCase') return { myCase: cases.get(String(variables.reference)) ?? null }
    if (operation === 'MyCards') return { myCards: cards }
    if (operation === 'RemoveMyCard') {
      cards = cards.filter(({ id }) => id !== variables.card)
      return { removeMyCard: { problem: null, cards } }
    }
    if (operation === 'WriteToCase') return write(variables)
    const next = changed(me, operation, variables)
    if (next === undefined) return undefined
    me = next
    return { [fieldOf(operation)]: answered(me) }
  }

  await page.route(`**${siteDataPath}`, async (route: Route) => {
    const { operationName, variables } = route.request().postDataJSON()
    const token = route.request().headers().authorization ?? ''
    asked.push({ operation: operationName, variables, token })
    const otherwise = account.instead?.(operationName, variables)
    if (otherwise === 'hang up') return route.abort()
    if (otherwise === 'signed out') return route.fulfill({ status: 401, json: signInAgain })
    const data = otherwise ?? answer(operationName, variables)
    if (data === undefined) return route.fulfill({ status: 503, json: { errors: [{ message: 'Not answered here' }] } })
    return route.fulfill({ json: { data } })
  })
  return asked
}
