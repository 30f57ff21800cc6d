import { expect, it } from 'vitest'
import { phone } from '../site/open-site.ts'
import { violationsInBothThemes } from '../site/violations.ts'
import { fillIn, formOn, goodValues, referenceOn, sendButton } from './filled-form.ts'
import { openForms } from './open-forms.ts'

const { visitor } = openForms()

it('a form can be used by everybody, with problems, with days to choose and once it is sent, in both themes', async () => {
  const { page, go, address } = await visitor(phone)
  await go('/en-au/book-a-demo/?model=dolphin-s300i')
  const form = formOn(page)
  await form.locator('[name=phone]').fill('12')
  await page.waitForFunction(() => sessionStorage.getItem('form:book-a-demo:en-au') !== null)
  await sendButton(form).click()
  await page.getByRole('region', { name: /things to change/ }).waitFor()
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
  await fillIn(form, 'book-a-demo', 'en-au', goodValues('book-a-demo', 'en-au', address('everybody')))
  const days = form.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) / })
  await days.nth(3).waitFor()
  await days.nth(2).click()
  await days.nth(3).click()
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
  await sendButton(form).click()
  expect(await referenceOn(page)).toMatch(/^AU-D-/)
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
})
