import { beforeAll, describe, expect } from 'vitest'
import { keptCheckout } from '../../support/kept-checkout.ts'
import { siteWithPeople } from '../../support/site-with-people.ts'
import { test, type Visit } from '../browser-test.ts'
import { newPerson, type Person } from '../sign-in/person.ts'
import { eventually, type Visitor } from '../visitor.ts'
import { seesCardFields, typeCard } from './bank-frame.ts'
import { paths } from './buyer.ts'
import { detailsFor, seesDetails, typeDetails } from './details.ts'
import { product } from './product.ts'

const people = siteWithPeople()
const password = 'a quiet heron on the coping'

beforeAll(() => people.openShop(product.sku))

/** Something in the cart, and nothing of an earlier checkout. */
const fillCart = async (visitor: Visitor) => {
  const { sku, slug, name } = product
  const lineItems = [{ sku, slug, name, quantity: 1 }]
  const { cart } = keptCheckout({ lineItems, isPickUp: false, details: {}, method: null })
  await visitor.evaluate((text) => {
    localStorage.setItem('cart', text)
    localStorage.removeItem('checkout')
  }, JSON.stringify(cart))
}

const signedIn = async (visit: Visit) => {
  const met = await newPerson(people, visit)
  await people.addPerson(met.person.email, password)
  await met.visitor.go('/en-au/about-us/')
  await met.person.signInByPassword(password)
  await met.person.isBackAt('/en-au/about-us/')
  return met
}

const atDetails = async (visitor: Visitor) => {
  await fillCart(visitor)
  await visitor.go(paths.details)
  await eventually(() => visitor.text('h1')).toBe('Where should it go?')
}

const review = async (visitor: Visitor) => {
  await visitor.click('button[type=submit]', 'Go to review')
  await eventually(() => visitor.text('main')).toContain('We hold these items')
}

const pay = async (visitor: Visitor) => {
  await visitor.click('aside input[type=checkbox]')
  await eventually(() => visitor.attribute('aside button', 'aria-disabled')).toBe('false')
  await visitor.click('aside button', 'Pay')
}

const seesPaid = (visitor: Visitor) => eventually(() => visitor.text('main')).toContain('What happens next')

const changeEntry = (change: Record<string, unknown>) => {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith('oidc.user:')))
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...change }))
}

const over = { access_token: 'over.and.out', expires_at: 1 }

/** Where the answer is late it is behind a button. */
const takesKeptCard = async (visitor: Visitor) => {
  await eventually(() => visitor.text('form')).toMatch(/Visa ending 4242|Use a card you keep/)
  if (!(await visitor.text('form')).includes('Visa ending 4242')) await visitor.click('button', 'Use a card you keep')
  await eventually(() => visitor.text('form')).toContain('Visa ending 4242')
}

const hasBought = async ({ email }: Person, orders: number) => {
  const made = await people.ordersOf(email)
  expect(made.map(({ state }) => state)).toEqual(Array(orders).fill('paid'))
  expect(new Set(made.map(({ person }) => person)).size).toBe(1)
  expect(made[0]?.person).not.toBeNull()
  expect(await people.charges(made.map(({ id }) => id))).toBe(orders)
}

describe('buying while signed in', () => {
  test('keeps address and card on request, and is done by two presses the next time, also with a token that is over', async ({
    visit,
  }) => {
    const { person, visitor } = await signedIn(visit)
    await atDetails(visitor)
    const typed = detailsFor('delivery', person.email)
    await typeDetails(visitor, typed)
    await seesDetails(visitor, typed)
    await visitor.click('label', 'Keep this address')
    await visitor.click('label', 'Keep this card for next time')
    await seesCardFields(visitor)
    await typeCard(visitor, '4242424242424242')
    await review(visitor)
    await visitor.evaluate(changeEntry, over)
    await pay(visitor)
    await seesPaid(visitor)
    expect(await person.stored()).toBe(person.email)

    await atDetails(visitor)
    await eventually(() => visitor.text('form')).toContain('18 Boonah Street, Kirrawee NSW 2232')
    await takesKeptCard(visitor)
    await visitor.evaluate(changeEntry, over)
    await review(visitor)
    await visitor.evaluate(changeEntry, over)
    await pay(visitor)
    await seesPaid(visitor)
    await hasBought(person, 2)
  })

  test('goes on as a guest where the sign-in is ended elsewhere: a kept card is not charged, and nothing is lost', async ({
    visit,
  }) => {
    const { person, visitor } = await signedIn(visit)
    await atDetails(visitor)
    const typed = detailsFor('delivery', person.email)
    await typeDetails(visitor, typed)
    await visitor.click('label', 'Keep this card for next time')
    await seesCardFields(visitor)
    await typeCard(visitor, '4242424242424242')
    await review(visitor)
    await pay(visitor)
    await seesPaid(visitor)

    await atDetails(visitor)
    await takesKeptCard(visitor)
    await review(visitor)
    await people.endSignIns(person.email)
    await pay(visitor)
    await eventually(() => visitor.text('main')).toContain('That card isn’t kept for you any more')
    expect(await person.stored()).toBe('')
    const [, second] = await people.ordersOf(person.email)
    expect(await people.charges([second?.id ?? ''])).toBe(0)

    await visitor.click('button', 'Use another card')
    await eventually(() => visitor.text('main')).toContain('Try another card')
    await visitor.whenAlive()
    const { notes: _notes, ...kept } = typed
    await eventually(() =>
      visitor.evaluate(() => document.querySelector<HTMLInputElement>('#checkout-street')?.value),
    ).toBe(kept.street)
    await seesCardFields(visitor)
    await typeCard(visitor, '5555555555554444')
    await review(visitor)
    await pay(visitor)
    await seesPaid(visitor)
    await hasBought(person, 2)
  })
})
