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
    const good = goodValues(kind, edition, email)
    await fillIn(form, kind, edition, good)
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
    const { fields, ...arrived } = await arrivedFrom(email)
    expect(arrived).toMatchObject({ references: [reference], acknowledgements: 1 })
    for (const name of ['photos', 'receipt', 'cv'].filter((each) => each in good))
      expect(fields[0]?.[name]).toEqual([expect.any(String)])
    await page.reload()
    await expect.poll(() => formOn(page).locator('[name=email]').inputValue(), patiently).toBe('')
    expect(errors).toEqual([])
  })
})
