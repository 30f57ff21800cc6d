import { expect, it } from 'vitest'
import { whenAlive } from '../support/browser.ts'
import { at, gate } from '../support/faults.ts'
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
