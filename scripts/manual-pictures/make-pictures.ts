import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { openDeskInBrowser } from '../../bench/support/desk-browser.ts'
import { newEmail, password, signInByPassword } from '../../e2e/account/account-holder.ts'
import { launchBrowser, visit } from '../../e2e/support/browser.ts'
import { identityAccounts } from '../../src/api/db/schema/identity-accounts.ts'
import { people } from '../../src/api/db/schema/people.ts'
import { hashPassword } from '../../src/identity/passwords/password-hash.ts'
import { ensureChromium } from '../ensure-chromium.ts'
import { fillCases } from './fill-cases.ts'
import { fillDemos } from './fill-demos.ts'
import { fillOrders } from './fill-orders.ts'

// The pictures of docs/for-staff.md and docs/for-dealers.md, of the desk and the dealer area as they are now: `npm run manual:pictures`.
process.env.CHROMIUM_PATH ??= ensureChromium()
const size = { width: 1440, height: 900 }

const shoot = async (page: Page, name: string, width = 1200): Promise<void> => {
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).resize(width).png({ palette: true }).toFile(`docs/images/${name}.png`)
}

const desk = await openDeskInBrowser()
const { db, services, origin } = desk
if (services.shop === undefined) throw new Error('There is no shop.')
await fillOrders(db, services.shop.services)
await fillCases(services)
const demoLink = await fillDemos(services.demos)

const browser = await launchBrowser()
const { page } = await desk.signIn(browser, { viewport: size })
for (const [name, path, there] of [
  ['desk-today', '', 'Who waits'],
  ['desk-orders', 'orders/', 'What happened'],
  ['desk-inbox', 'inbox/', 'Six millimetres'],
  ['desk-demos', 'demos/', 'Nobody yet'],
] as const) {
  await page.goto(`${origin}/staff/${path}`)
  await page.getByText(there).first().waitFor()
  await shoot(page, name)
}

await page.setViewportSize({ width: 390, height: 844 })
await page.goto(`${origin}/staff/orders/pack/AU-20001-5/`)
await page.getByRole('button', { name: /^Put in/ }).click()
await shoot(page, 'desk-packing', 390)

const reader = await visit(browser, { viewport: size })
await reader.page.goto(origin + demoLink)
await shoot(reader.page, 'demo-answer')

const email = newEmail()
await db
  .insert(identityAccounts)
  .values({ email, name: 'Lee Walsh', edition: 'en-au', password: await hashPassword(password) })
const dealer = await visit(browser, { viewport: size })
await dealer.page.goto(`${origin}/en-au/dealer/`)
await dealer.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
await signInByPassword(dealer.page, email)
await dealer.page.getByRole('heading', { level: 1, name: 'Your account isn’t a dealer’s.' }).waitFor()
await db
  .update(people)
  .set({ role: 'dealer', dealer: 'poolwright-kirrawee', dealerEdition: 'en-au', name: 'Lee Walsh' })
  .where(eq(people.email, email))
await dealer.page.reload()
await dealer.page.locator('[data-dealer=there] h1:not(:empty)').waitFor()
await shoot(dealer.page, 'dealer-area')

await browser.close()
await desk.close()
