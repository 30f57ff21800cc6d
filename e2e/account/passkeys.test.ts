import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { identityAccounts } from '../../src/api/db/schema/identity-accounts.ts'
import { identityPasskeys } from '../../src/api/db/schema/identity-passkeys.ts'
import { borrowBrowser, type Visit, visit, whenAlive } from '../support/browser.ts'
import { startSite } from '../support/site.ts'
import { siteWithPeople } from '../support/site-with-people.ts'
import {
  follow,
  newEmail,
  password,
  press,
  securityAt,
  sees,
  signInByLetter,
  signInByPassword,
} from './account-holder.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const people = siteWithPeople()
let browser: Browser
let giveBack: () => Promise<void>
const open: Visit[] = []

beforeAll(async () => {
  ;({ browser, giveBack } = await borrowBrowser({ looks: false }))
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ context }) => context.close()))
})
afterAll(() => giveBack())

/** Somebody at the page of security, with a device that makes passkeys. */
const holder = async (has: { password?: string } = { password }) => {
  const email = newEmail()
  await people.addPerson(email, has.password)
  const opened = await visit(browser)
  open.push(opened)
  const { page, context } = opened
  const authenticator = await addAuthenticator(context, page)
  await page.goto(`${people.site().origin}/en-au/account/sign-in/?to=security`)
  await whenAlive(page)
  await press(page, 'Sign in')
  if (has.password === undefined) await signInByLetter(page, people, email)
  else await signInByPassword(page, email, has.password)
  await page.waitForURL(`**${securityAt()}`)
  return { ...opened, email, authenticator }
}

const addPasskey = async (page: Page, name?: string) => {
  await follow(page, 'Add a passkey')
  await sees(page, 'Add a passkey')
  if (name !== undefined) await page.getByLabel('What you call it').fill(name)
  await press(page, 'Add a passkey')
  await page.waitForURL(`**${securityAt()}`)
}

const signOut = async (page: Page) => {
  await page.getByRole('link', { name: 'Sign out', exact: true }).click()
  await press(page, 'Sign out')
  await page.waitForURL('**/en-au/account/signed-out/')
  await expect.poll(() => stored(page)).toBe(0)
}

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc.user:')).length)

const isSignedInAt = async (page: Page, path: string) => {
  await expect.poll(() => stored(page).catch(() => 0)).toBe(1)
  await page.waitForURL(`**${path}`)
  await whenAlive(page)
}

const panel = async (page: Page) => {
  await page.goto(`${people.site().origin}/en-au/warranty/`)
  await whenAlive(page)
  await page.getByRole('button', { name: 'Sign in or out' }).click()
}

it('a passkey that was added signs in from the panel at once, and by its button', async () => {
  const { page, authenticator } = await holder()
  await addPasskey(page, 'Pool shed laptop')
  await page.getByText('Pool shed laptop').waitFor()
  expect(await authenticator.credentials()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])
  await signOut(page)

  await panel(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await isSignedInAt(page, '/en-au/warranty/')

  await page.goto(people.site().origin + securityAt())
  await page.getByText('Used just now').waitFor()
  await signOut(page)
  await authenticator.touch(false)
  await panel(page)
  await page.getByRole('button', { name: 'Sign in another way' }).click()
  await sees(page, 'Back to your pool.')
  await authenticator.touch(true)
  await press(page, 'Sign in with a passkey')
  await isSignedInAt(page, '/en-au/warranty/')
})

it('the browser offers it in the field of the address, too', async () => {
  const { page } = await holder()
  expect(await page.evaluate(() => PublicKeyCredential.isConditionalMediationAvailable())).toBe(true)
  await addPasskey(page)
  await signOut(page)
  await panel(page)
  await page.getByRole('button', { name: 'Sign in another way' }).click()
  // A device of the browser's own making is chosen at once where a person would choose it from a list.
  await isSignedInAt(page, '/en-au/warranty/')
})

it('signing out on the page of security takes the tokens off the device', async () => {
  const { page } = await holder()
  expect(await stored(page)).toBe(1)
  // Waits until there are none.
  await signOut(page)
  await page.goto(people.site().origin + securityAt())
  await sees(page, 'Sign in first.')
  await follow(page, 'Sign in')
  await whenAlive(page)
  await page.getByText('Then on to your passkeys and passwords.').waitFor()
})

it('a device without one, or somebody who thinks better of it, reads one sentence and no alarm', async () => {
  const { page, authenticator, email } = await holder()
  await addPasskey(page)
  await signOut(page)
  await authenticator.clear()
  await panel(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await sees(page, 'Back to your pool.')
  await page.getByRole('status').filter({ hasText: 'That was cancelled. Try again, or choose another way.' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await signInByPassword(page, email)
  await isSignedInAt(page, '/en-au/warranty/')
})

it('one that was removed is not known any more, and the page says what to do', async () => {
  const { page } = await holder()
  await addPasskey(page)
  await signOut(page)
  await people.db().delete(identityPasskeys)
  await panel(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('We don’t know that passkey.').waitFor()
  expect(await stored(page)).toBe(0)
})

it('is renamed; the device says so when it has one already; removed, it signs nobody in', async () => {
  const { page, email } = await holder()
  await addPasskey(page, 'Laptop')
  await follow(page, 'Rename')
  await page.getByLabel('What you call it').fill('Work laptop')
  await press(page, 'Keep this name')
  await page.getByText('Work laptop').waitFor()

  await follow(page, 'Add a passkey')
  await press(page, 'Add a passkey')
  await page.getByText('This device has a passkey for your account already.').waitFor()
  await follow(page, 'Back to security')

  await follow(page, /^Remove$/)
  await sees(page, 'Remove Work laptop?')
  await press(page, 'Remove it')
  await page.waitForURL(`**${securityAt()}`)
  await page.getByText('None so far.').waitFor()
  const [person] = await people.db().select().from(identityAccounts).where(eq(identityAccounts.email, email))
  expect(await people.db().$count(identityPasskeys, eq(identityPasskeys.account, person?.id ?? ''))).toBe(0)
})

it('the last key of somebody without a password asks for another one first', async () => {
  const { page } = await holder({})
  await addPasskey(page, 'Only one')
  await follow(page, /^Remove$/)
  await sees(page, 'Add another one first')
  await follow(page, 'Set a password')
  await page.getByLabel('New password').fill(password)
  await press(page, 'Use this password')
  await page.waitForURL(`**${securityAt()}`)
  await follow(page, /^Remove$/)
  await press(page, 'Remove it')
  await page.getByText('None so far.').waitFor()
})

it('what a device has signed on another origin signs nobody in here', async () => {
  const { page, context } = await holder()
  await addPasskey(page)
  await signOut(page)
  const other = await startSite()
  try {
    // Its page may ask for our passkeys, for it is of the same host; what is signed says which origin asked.
    const victim = await context.newPage()
    await victim.goto(`${people.site().origin}/en-au/account/sign-in/`)
    await whenAlive(victim)
    await press(victim, 'Sign in')
    await sees(victim, 'Back to your pool.')
    const { options, action } = JSON.parse((await victim.locator('[data-passkey]').getAttribute('data-passkey')) ?? '')
    const asked = await victim.evaluate(async (address) => (await fetch(address)).json(), options)
    await page.goto(`${other.origin}/robots.txt`)
    const signed = await page.evaluate(async (given) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(given)
      const credential = await navigator.credentials.get({ publicKey })
      return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
    }, asked)
    const send = ([address, body]: readonly [string, unknown]) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json())
    expect(await victim.evaluate(send, [action, signed] as const)).toEqual({
      problem: expect.stringContaining('We don’t know that passkey.'),
    })
    expect(await stored(victim)).toBe(0)
  } finally {
    await other.stop()
  }
})
