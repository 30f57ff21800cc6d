// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openForm } from './form-page.fake.tsx'

let form: ReturnType<typeof openForm>

beforeEach(() => {
  form = openForm()
})

afterEach(() => {
  form.close()
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const error = (name: string) => document.getElementById(`contact-${name}-problem`)?.textContent
const summary = () => form.container.querySelector('section')

describe('what is wrong', () => {
  it('is said under the fields and above the form, which takes the focus', async () => {
    form.show()
    form.type('email', 'margaret@')
    expect(error('email')).toBeUndefined()
    await form.press('Send the message')
    expect(form.sends).toHaveLength(0)
    expect(error('name')).toBe('Enter your name.')
    expect(form.named('name').getAttribute('aria-invalid')).toBe('true')
    expect(form.named('name').getAttribute('aria-describedby')).toBe('contact-name-problem')
    expect(document.activeElement).toBe(summary())
    expect(summary()?.querySelectorAll('a')).toHaveLength(4)
    expect(summary()?.textContent).toContain('4 things to fix')

    const link = summary()?.querySelector<HTMLAnchorElement>('a[href="#contact-email"]')
    act(() => link?.click())
    expect(document.activeElement).toBe(form.named('email'))
    expect(location.hash).toBe('')
  })

  it('is looked at again as it is changed, without moving the rest', async () => {
    form.show()
    await form.press('Send the message')
    form.type('email', 'margaret@')
    expect(error('email')).toContain('email')
    form.type('email', 'margaret@example.com')
    expect(error('email')).toBeUndefined()
    expect(form.named('email').getAttribute('aria-invalid')).toBe('false')
    expect(summary()?.querySelectorAll('a')).toHaveLength(4)
    expect(summary()?.querySelectorAll('[data-right]')).toHaveLength(1)
    expect(error('name')).toBe('Enter your name.')
  })

  it('takes the focus each time', async () => {
    form.show()
    await form.press('Send the message')
    form.named('name').focus()
    await form.press('Send the message')
    expect(document.activeElement).toBe(summary())
  })

  it('for the server is shown the same way, whether it concerns a field or not', async () => {
    form.show()
    form.fillIn()
    await form.press('Send the message')
    const problems = [
      { field: 'phone', message: 'Enter a number that rings.' },
      { field: 'elsewhere', message: 'Nothing can be sent today.' },
    ]
    await form.sends[0]?.answer({ state: 'refused', problems })
    expect(error('phone')).toBe('Enter a number that rings.')
    expect(document.activeElement).toBe(summary())
    expect(summary()?.querySelectorAll('a')).toHaveLength(1)
    expect(summary()?.textContent).toContain('Nothing can be sent today.')
    expect(form.valueIn('message')).toContain('It climbs the wall')
    form.type('phone', '0491 570 156')
    await form.press('Send the message')
    expect(form.sends[1]?.question.idempotencyKey).toBe(form.sends[0]?.question.idempotencyKey)
  })
})

it('is our trouble when the server refuses without a word', async () => {
  form.show()
  form.fillIn()
  await form.press('Send the message')
  await form.sends[0]?.answer({ state: 'refused', problems: [] })
  expect(form.container.querySelector('[role=alert]')?.textContent).toContain('We can’t take this')
})

describe('a long text', () => {
  const left = () => document.getElementById('contact-message-left')?.textContent

  it('says near its end how much is left, and takes more without cutting it off', async () => {
    form.show()
    form.fillIn({ message: 'a'.repeat(3599) })
    expect(left()).toBe('')
    form.type('message', 'a'.repeat(3999))
    expect(left()).toBe('1 character left')
    form.type('message', 'a'.repeat(4012))
    expect(left()).toBe('12 characters too many')
    expect(form.valueIn('message')).toHaveLength(4012)
    await form.press('Send the message')
    expect(error('message')).toContain('12 too many')
  })
})

describe('a text of one line', () => {
  it('that is too long is not cut off either: the end of what is pasted counts', async () => {
    form.show()
    expect(form.named('phone').hasAttribute('maxlength')).toBe(false)
    form.fillIn({ name: 'a'.repeat(103) })
    await form.press('Send the message')
    expect(form.valueIn('name')).toHaveLength(103)
    expect(error('name')).toBe('Shorten it to 100 characters; it has 3 too many.')
  })
})

describe('a date', () => {
  it('that is none is not called missing, and stays as it was typed', async () => {
    form.close()
    form = openForm('registration')
    form.show()
    const day = form.named('purchaseDate')
    const message = () => document.getElementById('registration-purchaseDate-problem')?.textContent
    const holds = (badInput: boolean) =>
      Object.defineProperty(day, 'validity', { value: { badInput }, configurable: true })
    holds(true)
    await form.press('Send the message')
    expect(message()).toBe('Enter a real date: day, month and year.')
    holds(false)
    form.type('purchaseDate', '2026-03-10')
    expect(message()).toBeUndefined()
    form.type('purchaseDate', '')
    await form.press('Send the message')
    expect(message()).toBe('Enter the date on the receipt.')
  })
})
