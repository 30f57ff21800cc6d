import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, phone } from '../site/open-site.ts'
import { violationsInBothThemes } from '../site/violations.ts'
import { whenAlive } from '../support/browser.ts'
import { at, gate } from '../support/faults.ts'
import { answerShop } from './answer-shop.ts'

const { visitor } = openSite()
const seeing = openSite({ looks: true })

const brush = '/en-au/products/brush-set-m/'
const sydney = { timezoneId: 'Australia/Sydney' }
/** A Tuesday. */
const morning = new Date('2026-11-17T10:12:00+11:00')

const buyBox = (page: Awaited<ReturnType<typeof visitor>>['page']) =>
  page.getByRole('complementary', { name: 'Price and purchase' })

/** A page finds out what is true now once somebody is there. */
const stir = async ({ mouse }: Page) => {
  await mouse.move(3, 3)
  await mouse.move(9, 9)
}

describe('delivery in the buy box', () => {
  it('says cost and days for a postcode, remembers it for other pages and corrects itself at the hour', async () => {
    const { page, go, walk, errors } = await visitor(sydney)
    await page.clock.install({ time: morning })
    await go(brush)
    await stir(page)
    const box = buyBox(page)
    await box.getByText('Enter your postcode for the date').waitFor()
    await box.getByText(/^Pick up today from 12\.30\spm$/).waitFor()
    await box.getByLabel('Postcode for delivery').fill('2232')
    await box.getByText('Wed 18 or Thu 19 Nov').waitFor()
    await box.getByText(/^A\$14\.95 to 2232\. Order by 1\spm, leaves today\.$/).waitFor()

    await walk('/en-au/products/dolphin-s300i/')
    await box.getByText(/^Free to 2232\. Order by 1\spm, leaves today\.$/).waitFor()
    expect(await box.getByLabel('Postcode for delivery').inputValue()).toBe('2232')

    await page.clock.fastForward('02:50:00')
    await box.getByText('Free to 2232. Leaves tomorrow.').waitFor()
    await box.getByText('Thu 19 or Fri 20 Nov').waitFor()
    expect(errors).toEqual([])
  })

  it('says whose hour is meant where clocks show another', async () => {
    const { page, go } = await visitor({ timezoneId: 'Australia/Perth', prepare: `localStorage.postcode = '6000'` })
    await page.clock.install({ time: morning })
    await go(brush)
    await stir(page)
    await buyBox(page)
      .getByText(/Order by 1\spm Sydney time, leaves today/)
      .waitFor()
  })

  it('tells what is wrong with a postcode, and goes on from the next', async () => {
    const { page, go } = await visitor(phone)
    await go(brush)
    await stir(page)
    const field = buyBox(page).getByLabel('Postcode for delivery')
    await field.fill('0001')
    await buyBox(page).getByText('0001 isn’t a postcode in Australia').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('22')
    await field.press('Enter')
    await buyBox(page).getByText('Enter the postcode, four digits.').waitFor()
    await field.fill('0872')
    await buyBox(page).getByText('A$34.95 to 0872').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('postcode'))).toBe('0872')
  })

  const tablet = { viewport: { width: 820, height: 1100 } }
  const wide = { viewport: { width: 1440, height: 960 } }
  const robot = '/en-au/products/dolphin-s300i/'
  // When words are short, and when they are as long as they get.
  const tuesday = { day: 'a Tuesday', time: morning }
  const saturday = { day: 'a Saturday', time: new Date('2026-11-21T12:40:00+11:00') }
  const cases = [
    { size: phone, path: brush, ...saturday },
    { size: phone, path: robot, ...tuesday },
    { size: phone, path: robot, ...saturday },
    { size: tablet, path: brush, ...tuesday },
    { size: tablet, path: robot, ...saturday },
    { size: wide, path: brush, ...saturday },
    { size: wide, path: robot, ...tuesday },
  ]
  it.each(cases)(
    'moves nothing on $path at $size.viewport.width on $day when the answers arrive',
    async ({ size, path, time }) => {
      const { page } = await seeing.visitor({ ...size, prepare: `localStorage.postcode = '6000'` })
      await answerShop(page, { stock: { 'PW-BS-M': { available: 4 }, 'PW-S300I': { available: 4 } } })
      await page.clock.setFixedTime(time)
      const code = gate()
      seeing.site().breakWith(at(/^\/assets\/.*\.js$/, code.fault))
      await page.goto(seeing.site().origin + path)
      await page.evaluate(() => document.fonts.ready)
      const box = buyBox(page)
      // But for the bar at the foot of phones, which comes and goes with the main button.
      const places = () =>
        box.evaluate((element) =>
          [...element.querySelectorAll('p, li, a')]
            .filter((each) => each.parentElement && getComputedStyle(each.parentElement).position !== 'fixed')
            .map((each) => each.getBoundingClientRect().top),
        )
      // Nobody has answered yet.
      expect(await box.getByText('In stock').count()).toBe(1)
      const before = await places()
      code.open()
      await whenAlive(page)
      await stir(page)
      await box.getByText('4 in Kirrawee').waitFor()
      await box.getByText(/to 6000\./).waitFor()
      await box.getByText(/^Pick up (today|tomorrow|\w{3} \d+)/).waitFor()
      expect(await places()).toEqual(before)
    },
  )
})

describe('the stock in the buy box', () => {
  it('is said as it is, and no more than there are can be chosen', async () => {
    const { page, go } = await visitor()
    await answerShop(page, { stock: { 'PW-BS-M': { available: 2 } } })
    await go(brush)
    await stir(page)
    await buyBox(page).getByText('2 in Kirrawee').waitFor()
    const more = buyBox(page).getByRole('button', { name: 'One more' })
    await more.click()
    expect(await more.isDisabled()).toBe(true)
  })

  it('stays as it was built while nobody answers', async () => {
    const { page, go, errors } = await visitor()
    await go(brush)
    await stir(page)
    await buyBox(page).getByText('Pick up').waitFor()
    expect(await buyBox(page).getByText('In stock', { exact: true }).count()).toBe(1)
    expect(errors).toEqual([])
  })

  it('that is none offers a letter instead of the button, once, and promises no date', async () => {
    const { page, go, errors } = await visitor({ prepare: `localStorage.postcode = '2232'` })
    const told = await answerShop(page, { stock: { 'PW-BS-M': { available: 0, backOn: '2026-12-03' } } })
    await go(brush)
    await stir(page)
    const box = buyBox(page)
    await box.getByText('Back about 3 December').waitFor()
    await box.getByText('A$14.95 to 2232, once it’s back.').waitFor()
    expect(await box.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
    await box.getByRole('button', { name: 'Tell me when it’s back' }).click()
    const email = box.getByLabel(/^Your email address/)
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
    await email.fill('nobody')
    await email.press('Enter')
    await box.getByText('Enter the email address we should write to.').waitFor()
    expect(await violationsInBothThemes(page, 'aside')).toEqual([])
    await email.fill('priya@nair.example')
    await email.press('Enter')
    await box.getByText('We email priya@nair.example once').waitFor()
    expect(told).toEqual(['priya@nair.example'])
    expect(errors).toEqual([])
  })
})
