import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.ts'
import type { SiteWithPeople } from '../support/site-with-people.ts'

export const password = 'a quiet heron on the coping'

let holders = 0

/** An address that nobody else in this file has. */
export const newEmail = (): string => {
  holders += 1
  return `kerry.${holders}@walsh.example`
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

export const sees = (page: Page, name: string | RegExp) => heading(page, name).waitFor()

export const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click()

export const follow = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).click()

/** From any page of the issuer at which one is asked who one is. */
export const signInByPassword = async (page: Page, email: string, words = password): Promise<void> => {
  await sees(page, 'Back to your pool.')
  await page.getByLabel('Email').fill(email)
  await press(page, 'Use a password')
  await sees(page, 'Your password.')
  await page.getByLabel('Password').fill(words)
  await press(page, 'Sign in')
}

/** The code of the letter that was asked for just now. */
export const typeCode = async (page: Page, people: SiteWithPeople, email: string, submit = 'Go on'): Promise<void> => {
  await sees(page, /^Look in (your|the new) mailbox$/)
  await eventually(() => people.codeFor(email)).not.toBe('')
  await page.getByLabel('Code').fill(await people.codeFor(email))
  await press(page, submit)
}

export const signInByLetter = async (page: Page, people: SiteWithPeople, email: string): Promise<void> => {
  await sees(page, 'Back to your pool.')
  await page.getByLabel('Email').fill(email)
  await press(page, /^Send me a code/)
  await typeCode(page, people, email)
}

/** The addresses of pages about what keeps an account safe. */
export const securityAt = (step = ''): string => `/identity/security${step === '' ? '' : `/${step}`}?edition=en-au`
