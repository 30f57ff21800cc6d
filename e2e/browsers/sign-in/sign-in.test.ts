import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { identitySignIns } from '../../../src/api/db/schema/identity-sign-ins.ts'
import { submissions } from '../../../src/api/db/schema/submissions.ts'
import { goodValues } from '../../forms/filled-form.ts'
import { siteWithPeople } from '../../support/site-with-people.ts'
import { test } from '../browser-test.ts'
import { typeIn } from '../type-in.ts'
import { eventually } from '../visitor.ts'
import { changeEntry } from './change-entry.ts'
import { newPerson } from './person.ts'

const people = siteWithPeople()
const password = 'a quiet heron on the coping'

describe('signing in', () => {
  test('an account made by letter is signed in where it was asked for, and out in every tab [U4] [U9]', async ({
    visit,
  }) => {
    const { person, visitor, anotherTab } = await newPerson(people, visit)
    await visitor.go('/en-au/warranty/')
    await person.openPanel()
    await visitor.click('dialog[open] button', 'Make one')
    await person.sees('Make an account')
    await person.type({ name: 'Priya Nair', email: person.email })
    await visitor.click('button', 'Send me a code')
    await person.typeCode()
    await person.isBackAt('/en-au/warranty/')

    const other = await anotherTab()
    await other.go('/en-au/about-us/')
    await other.click('header button', 'Sign in or out')
    await eventually(() => other.text('dialog[open] h2')).toBe('Priya Nair')
    await visitor.bringToFront()
    await person.signOut()
    await other.bringToFront()
    await eventually(() => other.text('dialog[open] h2')).toBe('Sign in')
    // At the issuer too: whoever signs in next is asked who they are.
    await visitor.bringToFront()
    await visitor.click('main button', 'Sign in')
    await person.sees('Back to your pool.')
  })

  test('by password: a wrong one says so and keeps the address, the right one lets in', async ({ visit }) => {
    const { person, visitor } = await newPerson(people, visit)
    await people.addPerson(person.email, password)
    await visitor.go('/en-nz/')
    await person.signInByPassword('not this one')
    await eventually(() => visitor.text('main')).toMatch(/don’t (go together|match|belong)|wrong/i)
    expect(await visitor.evaluate(() => document.querySelector<HTMLInputElement>('[name=email]')?.value)).toBe(
      person.email,
    )
    await person.type({ password })
    await visitor.click('button[type=submit]', 'Sign in')
    await person.isBackAt('/en-nz/')
  })

  test('a password that was forgotten is chosen anew by letter, and signs out everywhere else', async ({ visit }) => {
    const { person, visitor } = await newPerson(people, visit)
    await people.addPerson(person.email, 'the one that was forgotten')
    await visitor.go('/en-au/')
    await person.openPanel()
    await visitor.click('dialog[open] button', 'another way')
    await person.sees('Back to your pool.')
    await person.type({ email: person.email })
    await visitor.click('button', 'Use a password')
    await person.sees('Your password.')
    await visitor.click('a', 'I forgot it')
    await person.sees('A new password')
    const kept = await visitor.evaluate(() => document.querySelector<HTMLInputElement>('[name=email]')?.value)
    if (kept === '') await person.type({ email: person.email })
    await visitor.click('button', 'Send me a code')
    await person.typeCode()
    await person.sees('Choose a new password')
    await person.type({ password })
    await visitor.click('button', 'Use this password')
    await person.isBackAt('/en-au/')
  })

  test('a token that is over in the middle of a form loses nothing: it is renewed, and the form is sent', async ({
    visit,
  }) => {
    const { person, visitor } = await newPerson(people, visit)
    await people.addPerson(person.email, password)
    await visitor.go('/en-au/support/contact/')
    await person.signInByPassword(password)
    await person.isBackAt('/en-au/support/contact/')
    const form = 'form[data-form=contact]'
    await visitor.click(`${form} [name=email]`)
    await eventually(() =>
      visitor.evaluate((css) => document.querySelector<HTMLInputElement>(`${css} [name=openedAt]`)?.value, form),
    ).not.toBe('')
    await visitor.evaluate(typeIn, form, Object.entries(goodValues('contact', 'en-au', person.email)))
    await visitor.evaluate(changeEntry, { access_token: 'over.and.out', expires_at: 1 })
    await visitor.click(`${form} button[type=submit]`)
    await eventually(() => visitor.text('main')).toMatch(/[A-Z]{2}-[A-Z]-\w{4}-\w{4}/)
    expect(await people.db().select().from(submissions).where(eq(submissions.email, person.email))).toHaveLength(1)
    expect(await person.stored()).toBe(person.email)
  })

  test('a sign-in that was ended elsewhere does not stop a form', async ({ visit }) => {
    const { person, visitor } = await newPerson(people, visit)
    await people.addPerson(person.email, password)
    await visitor.go('/en-au/support/contact/')
    await person.signInByPassword(password)
    await person.isBackAt('/en-au/support/contact/')
    const form = 'form[data-form=contact]'
    await visitor.click(`${form} [name=email]`)
    await eventually(() =>
      visitor.evaluate((css) => document.querySelector<HTMLInputElement>(`${css} [name=openedAt]`)?.value, form),
    ).not.toBe('')
    await visitor.evaluate(typeIn, form, Object.entries(goodValues('contact', 'en-au', person.email)))
    await visitor.evaluate(changeEntry, { refresh_token: 'stolen', access_token: 'over.and.out', expires_at: 1 })
    await visitor.click(`${form} button[type=submit]`)
    await eventually(() => visitor.text('main')).toMatch(/[A-Z]{2}-[A-Z]-\w{4}-\w{4}/)
    expect(await person.stored()).toBe('')
  })

  test('what comes back with another state, or comes back twice, signs nobody in and says what to do', async ({
    visit,
  }) => {
    const { person, visitor } = await newPerson(people, visit)
    await visitor.enter('/en-au/account/signed-in/?code=made-up&state=made-up')
    await person.sees('That began somewhere else.')
    expect(await visitor.address()).toBe('/en-au/account/signed-in/')
    expect(await person.stored()).toBe('')
    expect(await people.db().select().from(identitySignIns).where(eq(identitySignIns.device, 'nobody'))).toEqual([])
    await visitor.click('main button', 'Sign in again')
    await person.sees('Back to your pool.')
  })
})
