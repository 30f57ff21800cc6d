import { describe, expect, it } from 'vitest'
import { asEnum } from '../../src/site/data/enum-words.ts'
import { askDemoDates } from '../../src/site/dealers/ask-demo-dates.ts'
import { fillIn, formOn, formPages, goodValues, referenceOn, sendButton } from './filled-form.ts'
import { openDesk } from './open-desk.ts'

const { visitor, arrivedFrom, site } = openDesk()

const freeDays = async (edition: string, dealer: string): Promise<string[]> => {
  const { query, operationName, parse } = askDemoDates
  const answer = await fetch(`${site().origin}/.netlify/functions/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: '' },
    body: JSON.stringify({ operationName, query, variables: { edition: asEnum(edition), dealer } }),
  })
  const { data } = (await answer.json()) as { data: unknown }
  return parse(data).days
}

describe('every form, without scripts', () => {
  it.each(formPages)('%s of %s keeps what was typed, and arrives once', async (kind, edition, path) => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    const email = `${kind}.${edition}@example.org`
    const good = goodValues(kind, edition, email)
    if (kind === 'book-a-demo') [good.firstDate = '', good.secondDate = ''] = await freeDays(edition, good.dealer ?? '')
    await go(path)
    await fillIn(formOn(page), kind, edition, { ...good, email: 'nobody@nowhere' })
    await sendButton(formOn(page)).click()
    await page.getByText('One thing to change before this can be sent').waitFor()
    expect(await page.title()).toMatch(/^Not sent yet: /)
    const form = formOn(page)
    for (const name of ['name', 'message', 'product', 'serialNumber', 'street'].filter((each) => good[each]))
      expect(await form.locator(`[name="${name}"]`).inputValue()).toBe(good[name])
    await form.locator('[name=email]').fill(email)
    await sendButton(form).click()
    const reference = await referenceOn(page)
    expect(await page.title()).toMatch(/^Sent: /)
    await page.reload()
    expect(await referenceOn(page)).toBe(reference)
    expect(await arrivedFrom(email)).toMatchObject({ references: [reference], acknowledgements: 1 })
  })
})
