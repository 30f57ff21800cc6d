import { rolldown } from 'rolldown'
import { describe, expect, it, vi } from 'vitest'
import { keys } from '../test-bank.fake.ts'
import { browserScripts } from './browser-scripts.ts'
import { fieldsPage } from './fields-page.ts'
import { openPage } from './open-page.fake.ts'

const html = String(
  await fieldsPage({
    ...{ basePath: '/sandbox-bank', theme: 'dark', parent: 'http://pools.test', publishableKey: keys.publishableKey },
    now: new Date('2026-11-16T01:00:00Z'),
  }),
)
const open = (fetch?: (url: string, init: RequestInit) => Promise<Response>, script = browserScripts.fields) =>
  openPage({ html, script, url: 'http://pools.test/sandbox-bank/fields', ...(fetch && { fetch }) })

const fillIn = (page: ReturnType<typeof open>) => {
  page.type('number', '4242424242424242')
  page.type('expiry', '1230')
  page.type('code', '123')
}

describe('the card’s fields', () => {
  it('say when they are ready, to the shop’s page alone', () => {
    const { said } = open()
    expect(said.map(({ type }) => type)).toEqual(['ready', 'height'])
    for (const message of said) expect(message).toMatchObject({ source: 'sandbox-bank', to: 'http://pools.test' })
  })

  it('group the number while it is typed, and know its brand', () => {
    const page = open()
    page.type('number', '4242 42424242')
    expect(page.input('number').value).toBe('4242 4242 4242')
    expect(page.document.querySelector('#brand')?.textContent).toBe('Visa')
    expect(page.saidLast('changed')).toMatchObject({ complete: false, empty: false, brand: 'Visa' })
  })

  it('leave the caret where somebody types', () => {
    const page = open()
    page.type('number', '42424242')
    page.input('number').setSelectionRange(2, 2)
    page.type('number', '11')
    expect(page.input('number').value).toBe('4211 4242 42')
    expect(page.input('number').selectionStart).toBe(4)
  })

  it('let a gap be deleted with the digit before it', () => {
    const page = open()
    page.type('number', '42424')
    for (const left of ['4242', '424']) {
      page.backspace('number')
      expect(page.input('number').value).toBe(left)
    }
    page.type('expiry', '12')
    expect(page.input('expiry').value).toBe('12 / ')
    page.backspace('expiry')
    expect(page.input('expiry').value).toBe('1')
  })

  it('write the date, whichever way it is typed', () => {
    const typed = (text: string) => {
      const page = open()
      page.type('expiry', text)
      return page.input('expiry').value
    }
    expect([typed('330'), typed('03/30'), typed('12/2030')]).toEqual(['03 / 30', '03 / 30', '12 / 30'])
  })

  it('say what is wrong when a field is left, and take it back when it is right', () => {
    const page = open()
    page.type('expiry', '0326')
    expect(page.input('expiry').hasAttribute('aria-invalid')).toBe(false)
    page.leave('expiry')
    const problem = page.document.querySelector('#expiry-problem')
    expect(page.input('expiry').getAttribute('aria-invalid')).toBe('true')
    expect(page.input('expiry').getAttribute('aria-describedby')).toBe('expiry-problem')
    expect(problem?.textContent).toBe('This card expired in March. Check the date, or use another.')
    page.backspace('expiry')
    page.type('expiry', '7')
    expect(page.input('expiry').hasAttribute('aria-invalid')).toBe(false)
    expect(problem?.textContent).toBe('')
  })

  it('say nothing of a field that is passed by', () => {
    const page = open()
    page.leave('number')
    expect(page.input('number').hasAttribute('aria-invalid')).toBe(false)
  })

  it('ask for four digits of an American Express', () => {
    const page = open()
    page.type('number', '378282246310005')
    page.type('code', '12345')
    expect(page.input('code').value).toBe('1234')
    expect(page.document.querySelector('#code-hint')?.textContent).toBe('Four digits on the front')
    expect(page.input('code').getAttribute('aria-describedby')).toBe('code-hint')
  })

  it('have the card taken when the shop asks, and hand over no more than its name', async () => {
    const fetch = vi.fn(async () => Response.json({ id: 'pm_1', card: { brand: 'Visa', last4: '4242' } }))
    const page = open(fetch)
    fillIn(page)
    expect(page.saidLast('changed')).toMatchObject({ complete: true })
    page.hear({ type: 'create-method', name: 'Priya Nair' })
    page.hear({ type: 'create-method', name: 'Priya Nair' })
    await expect.poll(() => page.saidLast('method')).toMatchObject({ id: 'pm_1', card: { last4: '4242' } })
    expect(fetch).toHaveBeenCalledTimes(1)
    const card = { number: '4242 4242 4242 4242', expiry: '12 / 30', code: '123', name: 'Priya Nair' }
    expect(fetch).toHaveBeenCalledWith('v1/methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.publishableKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    expect(JSON.stringify(page.said)).not.toMatch(/4242 4242|\b123\b/)
  })

  it('refuse what cannot be a card without asking, and lead to what is wrong', () => {
    const fetch = vi.fn()
    const page = open(fetch)
    page.type('number', '4242424242424242')
    page.hear({ type: 'create-method', name: 'Priya Nair' })
    expect(fetch).not.toHaveBeenCalled()
    expect(page.saidLast('problem')).toMatchObject({
      code: 'invalid_card',
      fields: { code: 'Enter the security code.' },
    })
    expect(page.document.activeElement?.id).toBe('expiry')
    expect(page.input('code').getAttribute('aria-invalid')).toBe('true')
  })

  it('show what the bank finds wrong', async () => {
    const error = { code: 'invalid_card', message: 'Check the card.', fields: { number: 'No.', name: 'Whose?' } }
    const page = open(async () => Response.json({ error }, { status: 400 }))
    fillIn(page)
    page.hear({ type: 'create-method' })
    await expect.poll(() => page.saidLast('problem')).toMatchObject(error)
    expect(page.document.querySelector('#number-problem')?.textContent).toBe('No.')
  })

  it('say when the bank was not reached, and can be tried again', async () => {
    const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    const page = open(fetch)
    fillIn(page)
    page.hear({ type: 'create-method', name: 'Priya Nair' })
    await expect.poll(() => page.saidLast('problem')).toMatchObject({ code: 'unreachable' })
    page.hear({ type: 'create-method', name: 'Priya Nair' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('listen to nobody but the page that shows them', () => {
    const page = open()
    for (const from of [{ origin: 'http://evil.example' }, { source: {} }]) {
      page.hear({ type: 'focus' }, from)
      page.hear({ type: 'create-method', name: '' }, from)
    }
    for (const data of [null, 'focus', 7, {}, { type: 'else' }]) page.hear(data)
    expect(page.saidLast('problem')).toBeUndefined()
    page.hear({ type: 'focus' })
    expect(page.document.activeElement?.id).toBe('number')
  })

  it('work the same from the server’s bundle', async () => {
    const bundle = await rolldown({ input: 'src/sandbox-bank/pages/browser-scripts.ts', platform: 'node' })
    const { output } = await bundle.generate({ format: 'esm' })
    const { browserScripts: bundled } = await import(
      `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`
    )
    const page = open(undefined, bundled.fields)
    fillIn(page)
    expect(page.saidLast('changed')).toMatchObject({ complete: true, brand: 'Visa' })
    expect(bundled.verify).toContain('postMessage')
  })
})
