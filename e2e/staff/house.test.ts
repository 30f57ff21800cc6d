import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOrder } from '../../src/api/account/account-site.fake.ts'
import { letters } from '../../src/api/db/schema/letters.ts'
import { orders } from '../../src/api/db/schema/orders.ts'
import { promotionCodes } from '../../src/api/db/schema/promotion-codes.ts'
import { refunds } from '../../src/api/db/schema/refunds.ts'
import { staffActs } from '../../src/api/db/schema/staff-acts.ts'
import { stock, stockHolds, stockLedger } from '../../src/api/db/schema/stock.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { atTheDesk, desktop, said } from './at-the-desk.ts'

const { site, staff } = atTheDesk()

beforeEach(async () => {
  for (const table of [stockHolds, orders, stockLedger, stock, promotionCodes, letters, staffActs])
    await site.db().delete(table)
  await site.openShop('PW-S100')
})

const onHand = async (sku: string) => (await site.db().select().from(stock).where(eq(stock.sku, sku)))[0]?.onHand
const message = {
  messageId: '<a@b>',
  from: { name: 'Kirra', address: 'kirra@pond.example' },
  to: { name: 'Kirra', address: 'kirra@pond.example' },
  subject: 'On its way',
  html: '',
  text: '',
}

describe('the stock', () => {
  it('is counted, product by product, by keyboard alone', async () => {
    const { page, errors } = await staff('stock/PW-FF-S/?view=all', 'Stock')
    await page.getByRole('heading', { level: 2, name: 'Fine filter, S series' }).waitFor()
    await page.keyboard.press('c')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('17')
    await page.getByText('17 on hand from now on').waitFor()
    await page.keyboard.press('Enter')
    await said(page, 'Counted: PW-FF-S.')
    expect(await onHand('PW-FF-S')).toBe(17)
    await page.keyboard.press('j')
    await page.waitForURL((url) => !url.pathname.includes('PW-FF-S'))
    await page.keyboard.press('k')
    await page.waitForURL('**/PW-FF-S/**')
    await page.keyboard.press('t')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.getByText('Say what happened').waitFor()
    await page.getByLabel('Note', { exact: true }).fill('Dropped')
    await page.keyboard.press('Enter')
    await said(page, 'Taken off as damaged: PW-FF-S.')
    await page.getByRole('listitem').filter({ hasText: 'Dropped' }).waitFor()
    expect(await onHand('PW-FF-S')).toBe(15)
    await page.keyboard.press('b')
    await page.getByLabel('Bay', { exact: true }).fill('2A')
    await page.keyboard.press('Enter')
    await said(page, 'Noted: PW-FF-S.')
    expect(await site.db().$count(staffActs)).toBe(3)
    expect(errors).toEqual([])
  })

  it('takes a table of counts: first what it would change, then exactly that', async () => {
    const { page, errors } = await staff('stock/import/', 'Import counts')
    await page.getByLabel('Table').fill('sku,onHand,bay\nPW-S100,44,4C\nPW-NONE,1\n')
    await page.getByRole('button', { name: /^Look what/ }).click()
    await page.getByText('Nothing of SKU PW-NONE is counted.').waitFor()
    expect(await page.getByRole('button', { name: /^Change 1/ }).count()).toBe(0)
    await page.getByLabel('Table').fill('sku;onHand;bay\r\nPW-S100;44;4C\r\n')
    await page.keyboard.press('Control+Enter')
    await page.getByText('1000 becomes 44, bay 4C').waitFor()
    expect(await onHand('PW-S100')).toBe(1000)
    await page.getByRole('button', { name: /^Change 1 count/ }).click()
    await said(page, 'Applied: 1 count.')
    expect(await onHand('PW-S100')).toBe(44)
    await page.goto(`${site.site().origin}/staff/stock/sheet/`)
    await page.getByRole('row').filter({ hasText: 'PW-S100' }).first().waitFor()
    await page.getByRole('cell', { name: '4C' }).waitFor()
    expect(errors).toEqual([])
  })
})

describe('promotions', () => {
  it('show what they do to carts of what is sold before they are made', async () => {
    const { page, errors } = await staff('promotions/', 'Promotions')
    await page.getByRole('button', { name: /^New promotion/ }).waitFor()
    await page.keyboard.press('n')
    const sheet = page.getByRole('dialog', { name: 'New promotion' })
    await sheet.getByLabel('Code').fill('half off')
    await sheet.getByLabel('What the customer reads').fill('Half off')
    await sheet.getByLabel('Per cent').fill('50')
    await sheet
      .getByText(/more than 40 %/)
      .first()
      .waitFor()
    await sheet.getByLabel('Per cent').fill('10')
    await expect.poll(() => sheet.getByText(/more than 40 %/).count()).toBe(0)
    expect(await sheet.getByRole('row').count()).toBeGreaterThanOrEqual(6)
    await page.keyboard.press('Control+Enter')
    await said(page, 'Made: HALFOFF.')
    await page.getByRole('heading', { level: 2, name: 'HALFOFF' }).waitFor()
    await page.keyboard.press('Delete')
    await page.getByRole('button', { name: 'Take it away' }).click()
    await said(page, 'Ended: HALFOFF.')
    expect(await site.db().$count(promotionCodes)).toBe(0)
    expect(errors).toEqual([])
  })
})

it('a sheet shows what is wrong in it, however long it is', async () => {
  const { page } = await staff('promotions/', 'Promotions')
  await page.setViewportSize({ width: 390, height: 600 })
  await page.getByRole('button', { name: /^New promotion/ }).click()
  const sheet = page.getByRole('dialog', { name: 'New promotion' })
  await sheet.getByRole('button', { name: /^Make it/ }).click()
  const alert = sheet.getByRole('alert').filter({ hasText: /./ })
  await alert.waitFor()
  const isSeen = () =>
    alert.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isSeen).toBe(true)
})

describe('trouble', () => {
  it('has dead letters tried again, and refunds noted that were paid by hand', async () => {
    const { id, number } = await addOrder(site.db(), 'kim@pond.example')
    await site
      .db()
      .insert(letters)
      .values({ message, state: 'dead', attempts: 3, reason: 'No such mailbox.', order: id })
    const refund = { order: id, key: 'k', intent: 'pi_1', amount: 5000, lines: [], restock: false }
    await site
      .db()
      .insert(refunds)
      .values({ ...refund, reason: 'Faulty', who: 'ana', state: 'failed' })
    const { page, errors } = await staff('trouble/', 'Trouble')
    await page.getByText('No such mailbox.').waitFor()
    await page.getByRole('link', { name: `Order ${number}` }).waitFor()
    await page.keyboard.press('r')
    await said(page, 'In the queue again: On its way.')
    await expect.poll(async () => (await site.db().select().from(letters))[0]?.state).not.toBe('dead')
    await page.getByRole('button', { name: /^It was paid by hand/ }).click()
    await page.getByLabel('How it was paid').fill('Transfer')
    await page.keyboard.press('Enter')
    await said(page, `Noted as paid by hand: ${number}.`)
    expect((await site.db().select().from(refunds))[0]?.state).toBe('paid')
    expect(errors).toEqual([])
  })
})

describe('the house can be used by everybody, in both themes, and on a phone', () => {
  const looking = async (path: string, room: string) => {
    const { page } = await staff(path, room)
    const { look, problems } = lookAtStates(page)
    const lookAt = async (to: string, there: () => Promise<unknown>, state: string) => {
      await page.setViewportSize(desktop)
      await page.goto(`${site.site().origin}/staff/${to}`)
      await there()
      await look(state)
    }
    return { page, look, lookAt, problems }
  }

  it('where goods are counted', async () => {
    const { page, look, lookAt, problems } = await looking('stock/PW-S100/?view=all', 'Stock')
    const aProduct = () => page.getByRole('heading', { name: 'Ledger' }).waitFor()
    await lookAt('stock/?view=none', aProduct, 'the stock')
    await lookAt('stock/PW-S100/?view=none', aProduct, 'a product')
    await page.setViewportSize(desktop)
    await page.keyboard.press('c')
    await page.getByRole('dialog').waitFor()
    await look('counting')
    await lookAt('stock/import/', () => page.getByLabel('Table').waitFor(), 'a table')
    await lookAt('stock/sheet/', () => page.getByRole('row').nth(3).waitFor(), 'the count sheet')
    expect(problems).toEqual([])
  })

  it('where promotions are made, trouble is settled and the content is checked', async () => {
    const { id } = await addOrder(site.db(), 'kim@pond.example')
    await site
      .db()
      .insert(letters)
      .values({ message, state: 'dead', attempts: 3, reason: 'No such mailbox.', order: id })
    await site
      .db()
      .insert(promotionCodes)
      .values({
        ...{ code: 'TENOFF', name: '10 % off parts', benefit: { kind: 'percentage', percent: 10 } },
        ...{ startsOn: '2026-01-01', endsOn: '2030-12-31' },
      })
    const { page, lookAt, problems } = await looking('promotions/', 'Promotions')
    await lookAt('promotions/TENOFF/', () => page.getByRole('row').nth(3).waitFor(), 'a promotion')
    await lookAt('trouble/', () => page.getByText('No such mailbox.').waitFor(), 'trouble')
    await lookAt('content/', () => page.getByText('The build wrote this').waitFor(), 'content')
    expect(problems).toEqual([])
  })
})

it('the report about the content is for the desk alone', async () => {
  expect((await fetch(`${site.site().origin}/.server/content-report.json`)).status).toBe(404)
})
