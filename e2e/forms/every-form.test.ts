import { describe, expect, it } from 'vitest'
import { patiently } from '../site/open-site.ts'
import { fillIn, formOn, formPages, goodValues, referenceOn, sendButton } from './filled-form.ts'
import { openDesk } from './open-desk.ts'

const { visitor, arrivedFrom } = openDesk()

describe('every form, with scripts', () => {
  it.each(formPages)('%s of %s arrives once, however often it is sent', async (kind, edition, path) => {
    const { page, go, errors } = await visitor()
    const email = `${kind}.${edition}@example.com`
    await go(path)
    const form = formOn(page)
    await fillIn(form, kind, edition, goodValues(kind, edition, email))
    if (kind === 'book-a-demo') {
      const days = form.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) / })
      await days.nth(1).waitFor()
      await days.nth(0).click()
      await days.nth(1).click()
    }
    await sendButton(form).dblclick()
    await page.getByText('Your reference number').waitFor({ timeout: 20_000 })
    const reference = await referenceOn(page)
    expect(reference).not.toBe('')
    expect(await arrivedFrom(email)).toMatchObject({ references: [reference], acknowledgements: 1 })
    await page.reload()
    await expect.poll(() => formOn(page).locator('[name=email]').inputValue(), patiently).toBe('')
    expect(errors).toEqual([])
  })
})
