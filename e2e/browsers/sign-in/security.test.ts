import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterEach, describe, expect, vi } from 'vitest'
import { people as peopleTable } from '../../../src/api/db/schema/people.ts'
import { siteWithPeople } from '../../support/site-with-people.ts'
import { browserName, test, type Visit } from '../browser-test.ts'
import { typeIn } from '../type-in.ts'
import { eventually, type Visitor } from '../visitor.ts'
import { changeEntry } from './change-entry.ts'
import { newPerson, Person } from './person.ts'

const people = siteWithPeople()
const password = 'a quiet heron on the coping'
const security = '/identity/security?edition=en-au'

afterEach(() => void vi.useRealTimers())

/** Of this process, in which the services run. */
const passMinutes = (minutes: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
}

/** Signed in, at a page. */
const holder = async (visit: Visit, page: string, email?: string) => {
  const opened = await newPerson(people, visit, email)
  const { person, visitor } = opened
  if (email === undefined) await people.addPerson(person.email, password)
  await visitor.go('/en-au/about-us/')
  await person.signInByPassword(password)
  await person.isBackAt('/en-au/about-us/')
  await visitor.enter(page)
  return opened
}

const isAtSecurity = (visitor: Visitor) => eventually(() => visitor.address()).toBe(security)

const details = 'main form:has([name=phone])'

/** The name in the form of their details, once it is there. */
const nameShown = (visitor: Visitor) =>
  visitor.evaluate((css) => document.querySelector<HTMLInputElement>(`${css} [name=name]`)?.value ?? '', details)

const nameKept = async (email: string) => {
  const [row] = await people.db().select().from(peopleTable).where(eq(peopleTable.email, email))
  return row?.name
}

// One WebKit knows one person at a time: what is stored there is everybody's.
const inTwoBrowsers = test.skipIf(browserName === 'webkit')

describe('what keeps an account safe', () => {
  test('codes from a phone are asked for after the password, and a recovery code lets in once', async ({ visit }) => {
    const { person, visitor } = await holder(visit, security)
    await visitor.click('a', 'Set up one-time codes')
    await person.sees('Codes from your phone')
    const address = await visitor.attribute('a[href^="otpauth:"]', 'href')
    const phone = new TOTP({ secret: Secret.fromBase32(new URL(address ?? '').searchParams.get('secret') ?? '') })
    await person.type({ code: '000000' })
    await visitor.click('button', 'Turn them on')
    await eventually(() => visitor.text('main')).toContain('That isn’t the one it shows now.')
    await visitor.evaluate(typeIn, 'main', [['code', phone.generate()]] as [string, string][])
    await visitor.click('button', 'Turn them on')
    await person.sees('They are on. Keep these ten.')
    const codes = (await visitor.text('main ol')).split(/\s+/).filter((each) => each.length > 5)
    expect(new Set(codes).size).toBe(10)

    const asked = async () => {
      await visitor.go('/en-au/about-us/')
      await person.signOut()
      await visitor.click('main button', 'Sign in')
      await person.giveThePassword(password)
      await person.sees('The code from your phone')
    }
    await asked()
    // The one that turned them on is used up: the next.
    await person.type({ code: phone.generate({ timestamp: Date.now() + 30_000 }) })
    await visitor.click('button', 'Sign in')
    await person.isBackAt('/en-au/account/')

    await asked()
    await person.type({ code: codes[0] ?? '' })
    await visitor.click('button', 'Sign in')
    await person.isBackAt('/en-au/account/')

    await asked()
    await person.type({ code: codes[0] ?? '' })
    await visitor.click('button', 'Sign in')
    await eventually(() => visitor.text('main')).toContain('That isn’t it.')
    expect(await person.stored()).toBe('')
    await visitor.evaluate(typeIn, 'main', [['code', codes[1] ?? '']] as [string, string][])
    await visitor.click('button', 'Sign in')
    await person.isBackAt('/en-au/account/')
    await visitor.enter(security)
    await eventually(() => visitor.text('main')).toContain('8 codes left.')
  })

  inTwoBrowsers(
    'another password signs out whoever is signed in elsewhere, at their next request',
    async ({ visit }) => {
      const there = await holder(visit, '/en-au/account/details/')
      await eventually(() => nameShown(there.visitor)).toBe('Priya Nair')
      const here = await holder(visit, security, there.person.email)
      await here.visitor.enter('/identity/security/password?edition=en-au')
      await here.person.type({ password: 'three herons on the coping' })
      await here.visitor.click('button', 'Use this password')
      await isAtSecurity(here.visitor)
      await there.visitor.bringToFront()
      await there.visitor.evaluate(typeIn, details, [['name', 'Somebody Else']] as [string, string][])
      await there.visitor.click(`${details} button[type=submit]`)
      await eventually(() => there.visitor.text('body')).toContain('You were signed out')
      expect(await nameKept(there.person.email)).toBe('Priya Nair')
      expect(await nameShown(there.visitor)).toBe('Somebody Else')
    },
  )

  inTwoBrowsers('places are listed, and one is signed out from another', async ({ visit }) => {
    const there = await holder(visit, '/en-au/account/details/')
    await eventually(() => nameShown(there.visitor)).toBe('Priya Nair')
    const { visitor } = await holder(visit, security, there.person.email)
    await eventually(() => visitor.text('main')).toMatch(/Two places/)
    await visitor.click('main form[action*=end-place] button', 'Sign out')
    await eventually(() => visitor.text('main')).toContain('Here, and nowhere else.')
    await there.visitor.bringToFront()
    await there.visitor.click(`${details} button[type=submit]`)
    await eventually(() => there.visitor.text('body')).toContain('You were signed out')
    // At the issuer, too.
    await there.visitor.enter(security)
    await there.person.sees('You were signed out.')
  })

  test('the address is another once its mailbox is proved, and signs in from then on', async ({ visit }) => {
    const { person, visitor } = await holder(visit, security)
    const next = `new.${person.email}`
    await visitor.click('main a', 'Change it')
    await person.sees('Another address')
    await person.type({ email: next })
    await visitor.click('button', 'Send me a code')
    await person.sees('Look in the new mailbox')
    await eventually(() => people.codeFor(next)).not.toBe('')
    await person.type({ code: await people.codeFor(next) })
    await visitor.click('button', 'Use this address')
    await isAtSecurity(visitor)
    await eventually(() => visitor.text('main')).toContain(`${next}, confirmed`)
    await visitor.go('/en-au/about-us/')
    await person.signOut()
    await visitor.click('main button', 'Sign in')
    const renamed = new Person(people, visitor, next)
    await renamed.giveThePassword(password)
    await renamed.isBackAt('/en-au/account/')
  })

  test('after a quarter of an hour it asks whether it is still them, and keeps what they typed', async ({ visit }) => {
    const { person, visitor } = await holder(visit, '/identity/security/email?edition=en-au')
    const next = `later.${person.email}`
    await person.sees('Another address')
    await person.type({ email: next })
    passMinutes(16)
    await visitor.click('button', 'Send me a code')
    await person.sees('Is it you?')
    await person.type({ password: 'not this one' })
    await visitor.click('button', 'It is me')
    await eventually(() => visitor.text('main')).toContain('That isn’t your password.')
    await person.type({ password })
    await visitor.click('button', 'It is me')
    await person.sees('Another address')
    expect(await visitor.evaluate(() => document.querySelector<HTMLInputElement>('[name=email]')?.value)).toBe(next)
    await visitor.click('button', 'Send me a code')
    await person.sees('Look in the new mailbox')
  })
})

describe('a form of the account', () => {
  test('whose token is over when it is sent loses nothing: it is renewed, and the words are kept', async ({
    visit,
  }) => {
    const { person, visitor } = await holder(visit, '/en-au/account/details/')
    await eventually(() => nameShown(visitor)).toBe('Priya Nair')
    await visitor.evaluate(typeIn, details, [['name', 'Priya N. Nair']] as [string, string][])
    await visitor.evaluate(changeEntry, { access_token: 'over.and.out', expires_at: 1 })
    await visitor.click(`${details} button[type=submit]`)
    await eventually(() => nameKept(person.email)).toBe('Priya N. Nair')
    expect(await nameShown(visitor)).toBe('Priya N. Nair')
    expect(await person.stored()).toBe(person.email)
  })

  test('whose sign-in was ended keeps the words until they are signed in again', async ({ visit }) => {
    const { person, visitor } = await holder(visit, '/en-au/account/details/')
    await eventually(() => nameShown(visitor)).toBe('Priya Nair')
    await visitor.evaluate(typeIn, details, [['name', 'Priya N. Nair']] as [string, string][])
    await visitor.evaluate(changeEntry, { refresh_token: 'stolen', access_token: 'over.and.out', expires_at: 1 })
    await visitor.click(`${details} button[type=submit]`)
    await eventually(() => visitor.text('body')).toContain('You were signed out')
    expect(await nameShown(visitor)).toBe('Priya N. Nair')
    await visitor.click('[role=alert] button', 'Sign in again')
    await person.isBackAt('/en-au/account/details/')
    await eventually(() => nameShown(visitor)).toBe('Priya N. Nair')
    await visitor.click(`${details} button[type=submit]`)
    await eventually(() => nameKept(person.email)).toBe('Priya N. Nair')
  })
})
