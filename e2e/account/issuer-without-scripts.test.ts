import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { identityAccounts } from '../../src/api/db/schema/identity-accounts.ts'
import { letters } from '../../src/api/db/schema/letters.ts'
import { borrowBrowser, type Visit, visit } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
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
  typeCode,
} from './account-holder.ts'
import { issuerAddress } from './issuer-address.ts'

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

/** Somebody without scripts at the first page of the issuer. */
const visitor = async (screen?: string) => {
  const opened = await visit(browser, { javaScriptEnabled: false })
  open.push(opened)
  await opened.page.goto(issuerAddress(people.site().origin, screen))
  return opened
}

const isSignedIn = async (page: Page) => {
  await page.waitForURL('**/en-au/account/signed-in/**')
  expect(new URL(page.url()).searchParams.get('code')).toMatch(/./)
  // Not by its words, which are looked for everywhere but in there.
  const notice = page.locator('main noscript p')
  await notice.waitFor()
  expect(await notice.innerText()).toContain('That needs JavaScript, which is off here.')
}

const lettersTo = async (email: string) =>
  (await people.db().select().from(letters)).filter(({ message }) => JSON.stringify(message.to).includes(email))

/** Where the link of somebody’s newest letter leads. */
const linkFor = async (email: string): Promise<string> => {
  await eventually(() => people.codeFor(email)).not.toBe('')
  const written = await lettersTo(email)
  const found = /https?:[^\s"\\]+\/letter\/[\w-]+/.exec(JSON.stringify(written.at(-1)?.message))?.[0]
  if (found === undefined) throw new Error('There is no link in the letter')
  return found
}

describe('without scripts', () => {
  it('an account is made, by a letter and after every mistake there is to make', async () => {
    const { page } = await visitor('sign-up')
    const email = newEmail()
    await sees(page, 'Make an account')
    await page.getByLabel('Name').fill('Kerry Walsh')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(/^Password/).fill('password')
    await press(page, 'Send me a code')
    await page.locator('[aria-invalid]').waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Kerry Walsh')
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    expect(await page.getByLabel(/^Password/).inputValue()).toBe('')
    await page.getByLabel(/^Password/).fill(password)
    await press(page, 'Send me a code')
    await sees(page, 'Look in your mailbox')
    await page.getByLabel('Code').fill('000 000')
    await press(page, 'Go on')
    await page.locator('[aria-invalid]').waitFor()
    await page.reload()
    await typeCode(page, people, email)
    await isSignedIn(page)
  })

  it('somebody signs in by password and by letter, and is not offered a passkey', async () => {
    const email = newEmail()
    await people.addPerson(email, password)
    const one = await visitor()
    await sees(one.page, 'Back to your pool.')
    expect(await one.page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0)
    await signInByPassword(one.page, email)
    await isSignedIn(one.page)
    const other = await visitor()
    await signInByLetter(other.page, people, email)
    await isSignedIn(other.page)
  })

  it('a password that was forgotten is chosen anew, and everything on the page of security can be changed', async () => {
    const email = newEmail()
    await people.addPerson(email, 'the one that was forgotten')
    const { page } = await visitor()
    await page.getByLabel('Email').fill(email)
    await press(page, 'Use a password')
    await follow(page, 'I forgot it')
    await sees(page, 'A new password')
    await page.getByLabel('Email').fill(email)
    await press(page, 'Send me a code')
    await typeCode(page, people, email)
    await sees(page, 'Choose a new password')
    await page.getByLabel('Password').fill(password)
    await press(page, 'Use this password')
    await isSignedIn(page)

    await page.goto(people.site().origin + securityAt())
    await follow(page, 'Set up one-time codes')
    await sees(page, 'Codes from your phone')
    await follow(page, 'Back to security')
    await follow(page, 'Add a passkey')
    await page.getByText('its scripts are off').waitFor()
    await follow(page, 'Back to security')
    await page.goto(people.site().origin + securityAt('password'))
    await page.getByLabel('New password').fill('four herons on the coping')
    await press(page, 'Use this password')
    await page.waitForURL(`**${securityAt()}`)
    await page.goto(people.site().origin + securityAt('email'))
    const next = newEmail()
    await page.getByLabel('New email').fill(next)
    await press(page, 'Send me a code')
    await typeCode(page, people, next, 'Use this address')
    await page.getByText(`${next}, confirmed`).waitFor()
  })
})

describe('pressed, gone back, opened twice', () => {
  it('a button that is pressed twice does one thing', async () => {
    const { page } = await visitor('sign-up')
    const email = newEmail()
    await page.getByLabel('Name').fill('Kerry Walsh')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).dblclick()
    await sees(page, 'Look in your mailbox')
    await eventually(() => people.codeFor(email)).not.toBe('')
    await page.getByLabel('Code').fill(await people.codeFor(email))
    await page.getByRole('button', { name: 'Go on' }).dblclick()
    await isSignedIn(page)
    expect((await people.db().select().from(identityAccounts)).filter((each) => each.email === email)).toHaveLength(1)
  })

  it('a password that is sent twice signs in', async () => {
    const email = newEmail()
    await people.addPerson(email, password)
    const { page } = await visitor()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Use a password' }).dblclick()
    await sees(page, 'Your password.')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick()
    await isSignedIn(page)
  })

  it('Back leads through the steps, and what comes after is good again; after the end it says it is over', async () => {
    const email = newEmail()
    await people.addPerson(email, password)
    const { page } = await visitor()
    await page.getByLabel('Email').fill(email)
    await press(page, /^Send me a code/)
    await sees(page, 'Look in your mailbox')
    await page.goBack()
    await sees(page, 'Back to your pool.')
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await press(page, 'Use a password')
    await sees(page, 'Your password.')
    await page.getByLabel('Password').fill(password)
    await press(page, 'Sign in')
    await isSignedIn(page)
    await page.goBack()
    await page.reload()
    await sees(page, 'That took too long, or began somewhere else')
    await follow(page, 'To the home page')
  })

  it('two tabs of one sign-in: what one has finished, the other is told', async () => {
    const email = newEmail()
    await people.addPerson(email, password)
    const { page, context } = await visitor()
    await sees(page, 'Back to your pool.')
    const other = await context.newPage()
    await other.goto(page.url())
    await sees(other, 'Back to your pool.')
    await signInByPassword(page, email)
    await isSignedIn(page)
    await other.getByLabel('Email').fill(email)
    await press(other, 'Use a password')
    await sees(other, 'That took too long, or began somewhere else')
  })

  it('the link of a letter asks for one more press where it was asked for, and shows its code elsewhere', async () => {
    const email = newEmail()
    await people.addPerson(email, password)
    const { page, context } = await visitor()
    await page.getByLabel('Email').fill(email)
    await press(page, /^Send me a code/)
    await sees(page, 'Look in your mailbox')
    const link = await linkFor(email)

    const elsewhere = await visitor()
    await elsewhere.page.goto(link)
    await sees(elsewhere.page, 'Type this where you began')
    expect(await elsewhere.page.locator('main').innerText()).toContain(await people.codeFor(email))

    const tab = await context.newPage()
    await tab.goto(link)
    await sees(tab, 'That is your mailbox')
    await tab.reload()
    await press(tab, 'Go on')
    await isSignedIn(tab)
  })
})
