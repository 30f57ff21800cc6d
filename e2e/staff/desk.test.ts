import { globSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { addOrder } from '../../src/api/account/account-site.fake.ts'
import { orders } from '../../src/api/db/schema/orders.ts'
import { refunds } from '../../src/api/db/schema/refunds.ts'
import { staffActs } from '../../src/api/db/schema/staff-acts.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'
import { atTheDesk, said } from './at-the-desk.ts'

const { site, at, stranger, staff: atRoom } = atTheDesk()

afterEach(async () => {
  await site.db().delete(orders)
  await site.db().delete(staffActs)
})

const staff = (path = 'orders/') => atRoom(path, 'Orders')

const rows = (page: Page) => page.getByRole('region', { name: 'Orders' }).getByRole('checkbox')
const add = (changed: Parameters<typeof addOrder>[2] = {}) => addOrder(site.db(), 'kim@pond.example', changed)

describe('the desk', () => {
  it('is closed to whoever is no staff, and says so', async () => {
    const { page } = await stranger('orders/?view=to-pack')
    expect(new URL(page.url()).pathname).toBe('/staff/orders/')
    await page.getByText('Your account isn’t one of staff.').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })

  it('takes 30 orders from paid to sent by keyboard alone', async () => {
    for (let count = 0; count < 30; count += 1) await add()
    const { page, errors } = await staff('orders/?view=to-pack')
    await expect.poll(() => rows(page).count()).toBe(30)
    await page.keyboard.press('a')
    await page.keyboard.press('p')
    await said(page, 'Packed: 30 orders.')
    await page.keyboard.press('3')
    await expect.poll(() => rows(page).count()).toBe(30)
    await page.keyboard.press('a')
    await page.keyboard.press('s')
    await page.getByRole('dialog', { name: 'Send 30 orders' }).waitFor()
    for (let count = 0; count < 30; count += 1) {
      await page.keyboard.type(`TRK${1000 + count}`)
      await page.keyboard.press(count < 29 ? 'Enter' : 'Control+Enter')
    }
    await said(page, 'On the way: 30 orders.')
    const sent = await site.db().select().from(orders)
    expect(sent.map(({ state }) => state)).toEqual(Array(30).fill('shipped'))
    expect(new Set(sent.map(({ tracking }) => tracking?.number)).size).toBe(30)
    expect(await site.db().$count(staffActs)).toBe(60)
    expect(errors).toEqual([])
  })

  it('is searched, gone through and left by keys, and its address says what is shown', async () => {
    const first = await add({ name: 'Priya Nair' })
    const second = await add({ name: 'Sam Wood' })
    const { page } = await staff()
    await page.getByText('Sam Wood').first().waitFor()
    await page.keyboard.press('f')
    await page.keyboard.type('priya')
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(page.url()).toContain('q=priya')
    await page.keyboard.press('Escape')
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.keyboard.press('j')
    await page.waitForURL(`**/staff/orders/${first.number}/**`)
    await page.keyboard.press('k')
    await page.waitForURL(`**/staff/orders/${second.number}/**`)
    await page.reload()
    await page.getByRole('heading', { level: 2, name: second.number }).waitFor()
    // A letter that is typed is a letter.
    await page.keyboard.press('n')
    await page.keyboard.type('pack it twice')
    await page.keyboard.press('Control+Enter')
    await said(page, `Noted: ${second.number}.`)
    await page.getByRole('listitem').filter({ hasText: 'pack it twice' }).waitFor()
    expect((await site.db().select().from(orders)).map(({ state }) => state)).toEqual(['paid', 'paid'])
  })

  it('packs, undoes, and says who has changed an order meanwhile', async () => {
    const { number, id } = await add()
    const { page } = await staff()
    await page.getByText(number).first().waitFor()
    await page.keyboard.press('p')
    await said(page, `Packed: ${number}.`)
    await page.keyboard.press('z')
    await said(page, `Unpacked: ${number}.`)
    await site.db().update(orders).set({ notes: 'Side gate' }).where(eq(orders.id, id))
    await page.keyboard.press('p')
    await said(page, 'Look at it as it is now, then go on.')
    expect((await site.db().select().from(orders))[0]?.state).toBe('paid')
    await page.getByText('“Side gate”').waitFor()
    await page.keyboard.press('p')
    await said(page, `Packed: ${number}.`)
  })

  it('does once what a key does that is held down', async () => {
    await add()
    await add()
    const { page } = await staff('orders/?view=to-pack')
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.keyboard.down('p')
    await said(page, /^Packed: AU-/)
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.keyboard.down('p')
    await page.keyboard.up('p')
    await page.keyboard.press('f')
    expect((await site.db().select().from(orders)).map(({ state }) => state).toSorted()).toEqual(['packed', 'paid'])
  })

  it('asks nothing any more of whoever has gone back', async () => {
    const { number } = await add({ state: 'packed' })
    const { page } = await staff('orders/?view=to-send')
    await page.getByText(number).first().waitFor()
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await page.getByText(number).first().waitFor()
    await page.keyboard.press('s')
    await page.getByRole('dialog', { name: `Send ${number}` }).waitFor()
    await page.goBack()
    await page.waitForURL('**/?view=to-send')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('says when it is cut off, and as of when it shows what it shows', async () => {
    const { number } = await add()
    const { page, context } = await staff(`orders/`)
    await page.getByText(number).first().waitFor()
    await context.setOffline(true)
    await page
      .getByRole('alert')
      .filter({ hasText: /^We can’t reach the server\. This is how it was at \d/ })
      .first()
      .waitFor()
    await page.keyboard.press('p')
    await said(page, 'Nothing may have been done: look before you try again.')
    await context.setOffline(false)
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'We can’t reach' }).count()).toBe(0)
    expect((await site.db().select().from(orders))[0]?.state).toBe('paid')
  })

  it('asks again for an order that it could not be told of', async () => {
    const first = await add({ name: 'Priya Nair' })
    const { page } = await staff()
    await page.getByRole('heading', { name: 'What happened' }).waitFor()
    await add({ name: 'Sam Wood' })
    let refused = 0
    await page.route('**/graphql', (route) => {
      const isOrder = route.request().postData()?.includes('"StaffOrder"') === true
      if (!isOrder || refused > 0) return route.continue()
      refused += 1
      return route.abort()
    })
    await page.reload()
    await page.getByText(first.number).first().waitFor()
    await page.getByRole('heading', { name: 'What happened' }).waitFor()
    expect(refused).toBe(1)
  })

  it('pays back by line, and asks before it does', async () => {
    const { number } = await add({ state: 'shipped', intent: 'pi_1' })
    const { page } = await staff('orders/?view=on-the-way')
    await page.getByText(number).first().waitFor()
    await page.getByRole('button', { name: 'Pay back R' }).click()
    const sheet = page.getByRole('dialog', { name: `Pay back ${number}` })
    await sheet.getByRole('button', { name: /^Pay back/ }).click()
    await sheet.getByText('Choose what is paid back.').waitFor()
    await sheet.getByLabel('Dolphin S 100').fill('1')
    await sheet.getByLabel('Why').fill('Came cracked')
    await sheet.getByRole('button', { name: 'Pay back A$999.00' }).click()
    await said(page, `Paid back: ${number}.`)
    // Whether the bank takes it is another matter: it knows nothing of this charge.
    expect(await site.db().select().from(refunds)).toMatchObject([
      { amount: 99_900, reason: 'Came cracked', who: 'Mele Tau' },
    ])
  })

  it('prints black on white, whichever theme it is in', async () => {
    const { number } = await add()
    const { page } = await staff()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto(at(`slips/?numbers=${number}`))
    const heading = page.getByRole('heading', { name: number })
    await heading.waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
  })

  it('can be used by everybody, in both themes, and on a phone in the warehouse', async () => {
    await add({ name: 'Priya Nair' })
    await add({ state: 'packed' })
    const { page } = await staff()
    const { look, problems } = lookAtStates(page)
    await page.getByText('Priya Nair').first().waitFor()
    await look('orders')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: 'What happened' }).waitFor()
    await look('an order')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('r')
    await page.getByRole('dialog').waitFor()
    await look('paying back')
    expect(problems).toEqual([])
  })

  it('is on no page of the site, in no list of them, and has a policy of its own', async () => {
    const answer = await fetch(at('orders/AU-10482-6/'))
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).toContain('noindex')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self';")
    for (const path of ['sitemap-en-au.xml', 'robots.txt', 'en-au/'])
      expect(await (await fetch(`${site.site().origin}/${path}`)).text()).not.toContain('/staff/')
    expect((await fetch(at('orders'), { redirect: 'manual' })).headers.get('location')).toBe('/staff/orders/')
    expect((await fetch(at('assets/none.js'))).status).toBe(404)
  })

  it('is in none of the site’s own files', () => {
    const files = globSync(`${testSiteDirectory}/assets/*.{js,css}`)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => /\/staff\/|\b(query|mutation) Staff/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
