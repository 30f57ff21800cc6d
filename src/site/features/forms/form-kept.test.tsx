// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

const keyField = () => form.container.querySelector<HTMLInputElement>('[name=idempotencyKey]')?.value

describe('what was typed', () => {
  it('is there again after a reload, and in no other edition', () => {
    form.show()
    form.type('name', 'Margaret')
    form.type('topic', 'repair')
    form.type('consent', 'on')
    form.close()
    form.show()
    expect([form.valueIn('name'), form.valueIn('topic'), form.valueIn('consent')]).toEqual(['Margaret', 'repair', 'on'])
    const other = openForm('contact', 'en-nz')
    form.close()
    form.container.remove()
    other.show()
    expect(other.valueIn('name')).toBe('')
    other.close()
  })

  it('stays in its edition when the page of another follows in its place', () => {
    form.show()
    form.type('name', 'Margaret')
    form.show(openForm('contact', 'en-nz').element)
    expect(form.valueIn('name')).toBe('')
    expect(sessionStorage.getItem('form:contact:en-nz')).toBeNull()
    form.show()
    expect(form.valueIn('name')).toBe('Margaret')
  })

  it('is told apart from what a duplicated tab sends', () => {
    form.show()
    form.type('name', 'Margaret')
    const key = keyField()
    form.close()
    form.show()
    expect(form.valueIn('name')).toBe('Margaret')
    expect(keyField()).not.toBe(key)
  })

  it('goes before what the address fills in', () => {
    history.replaceState(null, '', '/?model=dolphin-s200&serial=AU24-1234567-K')
    form.show()
    expect([form.valueIn('product'), form.valueIn('serialNumber')]).toEqual(['dolphin-s200', 'AU24-1234567-K'])
    form.type('product', 'liberty-300')
    form.type('serialNumber', '')
    form.type('name', 'Margaret')
    form.close()
    form.show()
    expect([form.valueIn('product'), form.valueIn('serialNumber')]).toEqual(['liberty-300', ''])
  })

  it('can be sent where nothing can be stored', async () => {
    vi.stubGlobal('sessionStorage', {
      clear: () => undefined,
      getItem: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
    form.show()
    form.fillIn()
    await form.press('Send the message')
    await form.sends[0]?.answer({ state: 'sent', reference: 'AU-C-7K4M-2Q9X' })
    expect(form.container.textContent).toContain('AU-C-7K4M-2Q9X')
  })
})
