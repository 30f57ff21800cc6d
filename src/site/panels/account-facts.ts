import { months } from '../../domain/calendar/months.ts'
import type { Locale } from '../../domain/edition/edition-code.ts'
import { countWord } from '../../domain/numbers/count-word.ts'
import { formatNumber } from '../../domain/numbers/number-format.ts'
import { capitalised } from '../../domain/text/capitalised.ts'
import type { AccountEntryName } from '../features/account/account-entries.ts'
import { nextService } from '../features/account/home/next-service-day.ts'
import type { Me } from '../features/account/operations/account-answers.ts'

const within = (count: number): string => countWord(count).toLowerCase()
const several = (count: number, one: string, more: string): string => `${within(count)} ${count === 1 ? one : more}`
const listed = (facts: readonly (string | undefined)[]): string => facts.filter((fact) => fact !== undefined).join(', ')

const onDay = (day: string): string => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ''}`

const moving: readonly Me['orders'][number]['state'][] = ['PAID', 'PACKED', 'SHIPPED', 'READY']

const poolFact = ({ pool }: Me, locale: Locale): string =>
  pool === null ? 'Not measured yet' : listed([`${formatNumber(pool.litres, locale)}\u00a0L`, pool.place ?? undefined])

const orderFact = ({ orders }: Me): string => {
  if (orders.length === 0) return 'None yet'
  const underWay = orders.filter(({ state }) => moving.includes(state)).length
  return listed([countWord(orders.length), underWay === 0 ? undefined : `${within(underWay)} under way`])
}

const robotFact = ({ robots }: Me): string => {
  const [first] = robots
  if (first === undefined) return 'None registered yet'
  const next = nextService(robots)
  return listed([
    robots.length === 1 ? first.name : countWord(robots.length),
    next === undefined ? undefined : `next service ${onDay(next.day)}`,
  ])
}

const caseFact = ({ cases }: Me): string => {
  const unread = cases.reduce((sum, each) => sum + each.unread, 0)
  if (unread > 0) return capitalised(several(unread, 'answer to read', 'answers to read'))
  return cases.length === 0 ? 'None' : countWord(cases.length)
}

const securityFact = ({ security }: Me): string | undefined =>
  security === null
    ? undefined
    : capitalised(
        listed([
          security.passkeys === 0 ? 'no passkey' : several(security.passkeys, 'passkey', 'passkeys'),
          several(security.places, 'place', 'places'),
        ]),
      )

/** What is behind each page of the account, in a few words. */
export const accountFacts = (me: Me, locale: Locale): Readonly<Record<AccountEntryName, string | undefined>> => ({
  pool: poolFact(me, locale),
  orders: orderFact(me),
  robots: robotFact(me),
  cases: caseFact(me),
  addresses: me.addresses.length === 0 ? 'None yet' : countWord(me.addresses.length),
  details: 'Name, phone, letters, your data',
  security: securityFact(me),
})
