import { describe, expect, it } from 'vitest'
import { addressOf, caseOf, meOf, orderOf, robotOf, savedPool } from '../features/account/me/me.fake.ts'
import { accountFacts } from './account-facts.ts'

const facts = (given: Parameters<typeof meOf>[0]) => accountFacts(meOf(given), 'en-AU')

describe('what the panel says of an account', () => {
  it('is a fact for each of its pages', () => {
    const security = { passkeys: 2, places: 3, hasPassword: false, hasOneTimeCodes: false, recoveryCodesLeft: 0 }
    const robots = [robotOf({ nextServiceOn: '2027-03-04' }), robotOf({ id: 'r2', nextServiceOn: '2027-01-15' })]
    const orders = [orderOf({ state: 'SHIPPED' }), orderOf({ state: 'DELIVERED' })]
    const cases = [caseOf({ unread: 1 }), caseOf({ unread: 0 })]
    expect(facts({ pool: savedPool(), robots, orders, cases, addresses: [addressOf()], security })).toEqual({
      pool: '54,000\u00a0L, Kirrawee',
      orders: 'Two, one under way',
      robots: 'Two, next service 15 January',
      cases: 'One answer to read',
      addresses: 'One',
      details: 'Name, phone, letters, your data',
      security: 'Two passkeys, three places',
    })
  })

  it('says what is not there yet', () => {
    const empty = { pool: null, robots: [], orders: [], cases: [], addresses: [], security: null }
    expect(facts(empty)).toMatchObject({
      pool: 'Not measured yet',
      orders: 'None yet',
      robots: 'None registered yet',
      cases: 'None',
      addresses: 'None yet',
      security: undefined,
    })
  })

  it('names the robot where there is one', () => {
    expect(facts({ robots: [robotOf({ name: 'Skimmi', nextServiceOn: null })] }).robots).toBe('Skimmi')
  })
})
