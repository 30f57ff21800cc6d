import { expect, it } from 'vitest'
import { phone } from '../site/open-site.ts'
import { violations } from '../site/violations.ts'
import { fillIn, formOn, goodValues, referenceOn, sendButton } from './filled-form.ts'
import { openDesk } from './open-desk.ts'

const { visitor } = openDesk()

it('a form can be used by everybody, with problems, with days to choose and once it is sent, in both themes', async () => {
  const { page, go, address } = await visitor(phone)
  const violationsInBothThemes = async (): Promise<string[]> => {
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme)
      found.push(...(await violations(page, 'main', colorScheme)).map((each) => `${colorScheme}: ${each}`))
    }
    return found
  }
  await go('/en-au/book-a-demo/?model=dolphin-s300i')
  const form = formOn(page)
  await form.locator('[name=phone]').fill('12')
  await page.waitForFunction(() => sessionStorage.getItem('form:book-a-demo:en-au') !== null)
  await sendButton(form).click()
  await page.getByRole('region', { name: /things to change/ }).waitFor()
  expect(await violationsInBothThemes()).toEqual([])
  await fillIn(form, 'book-a-demo', 'en-au', goodValues('book-a-demo', 'en-au', address('everybody')))
  const days = form.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) / })
  await days.nth(3).waitFor()
  await days.nth(2).click()
  await days.nth(3).click()
  expect(await violationsInBothThemes()).toEqual([])
  await sendButton(form).click()
  expect(await referenceOn(page)).toMatch(/^AU-D-/)
  expect(await violationsInBothThemes()).toEqual([])
})
