import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addOrder } from '../../../src/api/account/account-site.fake.ts'
import { orders } from '../../../src/api/db/schema/orders.ts'
import { siteWithPeople } from '../../support/site-with-people.ts'
import { test, type Visit } from '../browser-test.ts'
import { eventually } from '../visitor.ts'
import { atTheDesk, said } from './at-the-desk.ts'

const people = siteWithPeople()

const add = (changed: Parameters<typeof addOrder>[2] = {}) => addOrder(people.db(), 'kim@pond.example', changed)

const stateOf = async (number: string) =>
  (await people.db().select().from(orders).where(eq(orders.number, number)))[0]?.state

const atOrders = async (visit: Visit, width = 1280) => {
  await people.db().delete(orders)
  return atTheDesk(people, visit, { path: '/staff/orders/', room: 'Orders', width })
}

describe('the desk', () => {
  test('takes an order from paid to sent by letters, and Back leads where one was', async ({ visit }) => {
    const visitor = await atOrders(visit)
    const { number } = await add()
    await visitor.reload()
    await eventually(() => visitor.text('h2')).toBe(number)
    await visitor.type('p')
    await eventually(() => said(visitor)).toBe(`Packed: ${number}.`)
    await visitor.type('z')
    await eventually(() => said(visitor)).toBe(`Unpacked: ${number}.`)
    await visitor.type('p')
    await eventually(() => stateOf(number)).toBe('packed')
    await eventually(() => said(visitor)).toBe(`Packed: ${number}.`)
    await visitor.type('s')
    await eventually(() => visitor.evaluate(() => document.activeElement?.hasAttribute('data-tracking'))).toBe(true)
    await visitor.type('TRK1000')
    await visitor.click('dialog[open] button[type=submit]', 'Send')
    await eventually(() => stateOf(number)).toBe('shipped')
    await visitor.click('a', 'On the way')
    await eventually(() => visitor.address()).toBe('/staff/orders/?view=on-the-way')
    await visitor.traverse(-1)
    await eventually(() => visitor.address()).toBe('/staff/orders/')
    expect(await visitor.errors()).toEqual([])
  })

  test('lists its keys, and letters alone can be switched off', async ({ visit }) => {
    const visitor = await atOrders(visit)
    const { number } = await add()
    await visitor.reload()
    await eventually(() => visitor.text('h2')).toBe(number)
    await visitor.click('button', 'All keys')
    await eventually(() => visitor.seen('dialog[open] input[type=checkbox]')).toBe(1)
    await visitor.click('dialog[open] label', 'Letters alone')
    const isOn = () => document.querySelector<HTMLInputElement>('dialog[open] input[type=checkbox]')?.checked
    await eventually(() => visitor.evaluate(isOn)).toBe(false)
    await visitor.press('Escape')
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    await visitor.type('p')
    await visitor.click('button', 'Pack')
    await eventually(() => said(visitor)).toBe(`Packed: ${number}.`)
    // Once: the letter did nothing.
    expect(await stateOf(number)).toBe('packed')
  })

  test('is worked by thumb on a phone: a list, then one order, then the list again', async ({ visit }) => {
    const visitor = await atOrders(visit, 480)
    const { number } = await add()
    await add()
    await visitor.enter('/staff/orders/?view=to-pack')
    await eventually(() => visitor.seen('ul [role=checkbox], ul input[type=checkbox]')).toBe(2)
    expect(await visitor.seen('h2')).toBe(0)
    await visitor.click('li button', number)
    await eventually(() => visitor.text('h2')).toBe(number)
    expect(await visitor.seen('h1')).toBe(0)
    await visitor.click('button', 'Pack')
    await eventually(() => stateOf(number)).toBe('packed')
    await visitor.click('main a', 'Orders')
    await eventually(() => visitor.text('h1')).toBe('Orders')
    await eventually(() => visitor.seen('ul input[type=checkbox]')).toBe(1)
    expect(await visitor.errors()).toEqual([])
  })
})
