import { eq } from 'drizzle-orm'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { people } from '../../src/api/db/schema/people.ts'
import { newEmail, password, signInByPassword } from '../account/account-holder.ts'
import { borrowBrowser, type Visit, visit } from '../support/browser.ts'
import { siteWithPeople } from '../support/site-with-people.ts'

export const desktop = { width: 1440, height: 900 }

/** Well before a token is over: a second browser must never renew what the first has renewed. */
const signInLasts = 240_000

interface SignedIn {
  readonly email: string
  readonly storage: Awaited<ReturnType<Visit['context']['storageState']>>
  readonly until: number
}

/** The desk in a browser, for the tests of one file. Whoever came for a test has left after it. */
export const atTheDesk = () => {
  const site = siteWithPeople()
  let browser: Browser
  let giveBack: () => Promise<void>
  let colleague: SignedIn | undefined
  const open: Visit[] = []

  beforeAll(async () => {
    ;({ browser, giveBack } = await borrowBrowser({ looks: false }))
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map(({ context }) => context.close()))
  })
  afterAll(() => giveBack())

  const visitor = async (options: BrowserContextOptions & { javaScriptEnabled?: boolean } = {}): Promise<Visit> => {
    const opened = await visit(browser, { viewport: desktop, ...options })
    open.push(opened)
    return opened
  }

  const at = (path: string): string => `${site.site().origin}/staff/${path}`

  /** Somebody whom the desk does not know as one of its own. */
  const stranger = async (path: string) => {
    const email = newEmail()
    await site.addPerson(email, password)
    const opened = await visitor()
    const { page } = opened
    await page.goto(at(path))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await signInByPassword(page, email)
    await page.getByRole('heading', { name: 'This is the staff desk.' }).waitFor()
    return { ...opened, email }
  }

  const makeStaff = (email: string, name: string) =>
    site.db().update(people).set({ role: 'staff', name }).where(eq(people.email, email))

  const isThere = (page: Page, room?: string) =>
    room === undefined
      ? page.getByRole('navigation', { name: 'Desk' }).waitFor()
      : page.getByRole('heading', { name: room, exact: true, level: 1 }).waitFor()

  /** Somebody else of the staff, who signs in for this test alone. */
  const newStaff = async (path: string, room?: string, name = 'Mele Tau') => {
    const opened = await stranger(path)
    await makeStaff(opened.email, name)
    await opened.page.reload()
    await isThere(opened.page, room)
    return opened
  }

  /** Mele of the staff at the desk, in the room if one is named, in a browser of her own. She types her password once for all tests of a file. */
  const staff = async (path = '', room?: string) => {
    if (colleague === undefined || colleague.until < Date.now()) {
      const opened = await newStaff(path, room)
      const { context, email } = opened
      colleague = { email, storage: await context.storageState(), until: Date.now() + signInLasts }
      return opened
    }
    const { email, storage } = colleague
    await makeStaff(email, 'Mele Tau')
    const opened = await visitor({ storageState: storage })
    await opened.page.goto(at(path))
    await isThere(opened.page, room)
    return { ...opened, email }
  }

  return { site, at, visitor, stranger, newStaff, staff }
}

/** The desk has said so. */
export const said = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor()
