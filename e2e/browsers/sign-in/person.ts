import { expect } from 'vitest'
import type { SiteWithPeople } from '../../support/site-with-people.ts'
import type { Visit } from '../browser-test.ts'
import { eventually, type Visitor } from '../visitor.ts'

let known = 0

const newEmail = (): string => {
  known += 1
  return `priya.${known}@nair.example`
}

const focused = () => document.activeElement?.getAttribute('name')

const typed = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined)

/** Somebody who signs in, in one tab or several. */
export class Person {
  readonly email: string
  readonly people: SiteWithPeople
  /** The tab they look at. */
  visitor: Visitor

  constructor(people: SiteWithPeople, visitor: Visitor, email: string) {
    this.email = email
    this.people = people
    this.visitor = visitor
  }

  async openPanel(): Promise<void> {
    await this.visitor.click('header button', 'Sign in or out')
    await eventually(() => this.visitor.seen('dialog[open] h2')).toBe(1)
  }

  /** A page of the issuer, by its heading. */
  async sees(heading: string): Promise<void> {
    await eventually(() => this.visitor.text('h1')).toBe(heading)
  }

  async type(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      await this.visitor.click(`[name="${name}"]`)
      await eventually(() => this.visitor.evaluate(focused)).toBe(name)
      await this.visitor.type(text)
      await eventually(() => this.visitor.evaluate(typed)).toBe(text)
    }
  }

  async typeCode(): Promise<void> {
    await this.sees('Look in your mailbox')
    await eventually(() => this.people.codeFor(this.email)).not.toBe('')
    await this.type({ code: await this.people.codeFor(this.email) })
    await this.visitor.click('button', 'Go on')
  }

  async signInByPassword(password: string): Promise<void> {
    await this.openPanel()
    await this.visitor.click('dialog[open] button', 'another way')
    await this.giveThePassword(password)
  }

  /** On the page that asks who they are. */
  async giveThePassword(password: string): Promise<void> {
    await this.sees('Back to your pool.')
    await this.type({ email: this.email })
    await this.visitor.click('button', 'Use a password')
    await this.sees('Your password.')
    await this.type({ password })
    await this.visitor.click('button[type=submit]', 'Sign in')
  }

  /** Back on the page they came from, and known there. */
  async isBackAt(path: string): Promise<void> {
    await eventually(() => this.visitor.address()).toBe(path)
    await this.visitor.whenAlive()
    await eventually(() => this.stored()).toBe(this.email)
  }

  /** Whose tokens this browser has; empty where it has none. */
  stored(): Promise<string> {
    return this.visitor.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('oidc.user:'))
      const entry = key === undefined ? undefined : JSON.parse(localStorage.getItem(key) ?? '{}')
      return String(entry?.profile?.email ?? '')
    })
  }

  async signOut(): Promise<void> {
    await this.openPanel()
    await this.visitor.click('dialog[open] button', 'Sign out')
    await eventually(() => this.visitor.address()).toBe('/en-au/account/signed-out/')
    expect(await this.stored()).toBe('')
  }
}

/** A person of their own in a browser of their own; or, by their address, the same person in another. */
export const newPerson = async (people: SiteWithPeople, visit: Visit, email = newEmail(), width = 1280) => {
  const visitor = await visit({ site: people.site(), width })
  // In WebKit what others have left is still there, and the issuer knows them by its cookie.
  await visitor.enter('/robots.txt')
  await visitor.evaluate(() => localStorage.clear())
  await visitor.enter('/identity/session/end')
  await eventually(() => visitor.text('h1')).toMatch(/Sign out\?|You’re signed out\./)
  if ((await visitor.text('h1')) === 'Sign out?') {
    await visitor.click('button', 'Sign out')
    await eventually(() => visitor.text('h1')).toBe('You’re signed out.')
  }
  return { person: new Person(people, visitor, email), visitor, anotherTab: visitor.anotherTab }
}
