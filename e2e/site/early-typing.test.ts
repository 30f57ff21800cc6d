import { expect, it } from 'vitest'
import { whenAlive } from '../support/browser.ts'
import { at, gate, missing } from '../support/faults.ts'
import { openSite } from './open-site.ts'

const { visitor, site } = openSite()

it.each(['/en-au/support/find-a-dealer/', '/en-au/support/repairs-and-parts/'])(
  'a place that is typed before %s comes to life stays, and is looked up',
  async (path) => {
    const { page, errors } = await visitor()
    const code = gate()
    site().breakWith(at(/^\/assets\/.*\.js$/, code.fault))
    await page.goto(site().origin + path, { waitUntil: 'commit' })
    const field = page.getByRole('combobox', { name: 'Suburb, town or postcode' })
    await field.fill('Kirrawee')
    code.open()
    await whenAlive(page)
    const places = page.getByRole('listbox', { name: 'Places' }).getByRole('option')
    await expect.poll(() => places.count()).toBeGreaterThan(0)
    expect(await field.inputValue()).toBe('Kirrawee')
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('Kirrawee 2232')
    expect(errors).toEqual([])
  },
)

it('a number that is sent before the page of orders comes to life waits for it, and stays out of the address', async () => {
  const { page, errors } = await visitor()
  const code = gate()
  site().breakWith(at(/^\/assets\/.*\.js$/, code.fault))
  await page.goto(`${site().origin}/en-au/shop/order/`, { waitUntil: 'commit' })
  await page.getByLabel('Order number').fill('12')
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByLabel('Email').press('Enter')
  expect(new URL(page.url()).search).toBe('')
  code.open()
  await whenAlive(page)
  await page.getByText('A digit is missing or wrong').first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com')
  expect(new URL(page.url()).search).toBe('')
  expect(errors).toEqual([])
})

it('what is typed into a checkout whose code never comes stays out of the address', async () => {
  const { page } = await visitor()
  site().breakWith(at(/^\/assets\/core-.*\.js$/, missing))
  await page.goto(`${site().origin}/en-au/shop/checkout/`)
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByLabel('Email').press('Enter')
  await page.getByRole('button', { name: 'Go to review' }).click()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com')
})
