// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { formKinds } from '../../../domain/forms/form-kind.ts'
import { openForm, words } from './form-page.fake.tsx'

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

describe('a form without scripts', () => {
  it.each(formKinds.flatMap((kind) => editionCodes.map((edition) => [kind, edition] as const)))(
    'can be posted: %s of %s',
    (kind, edition) => {
      const { element, container } = openForm(kind, edition)
      container.innerHTML = renderToString(element)
      const posted = container.querySelector('form')
      expect(posted?.getAttribute('method')).toBe('post')
      expect(posted?.getAttribute('action')).toBe('/.netlify/functions/forms#answer')
      expect(posted?.getAttribute('data-form')).toBe(kind)
      expect(JSON.parse(posted?.getAttribute('data-words') ?? '')).toEqual(words)
      expect(posted?.getAttribute('enctype')).toBe('multipart/form-data')
      const value = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
      expect([value('form'), value('edition'), value('idempotencyKey'), value('openedAt')]).toEqual([
        kind,
        edition,
        '',
        '',
      ])
      for (const control of container.querySelectorAll('input:not([type=hidden]), select, textarea'))
        expect(control.closest('label') ?? container.querySelector(`label[for="${control.id}"]`)).not.toBeNull()
      expect(container.querySelector('[style]')).toBeNull()
    },
  )

  it('helps the keyboard and the browser to fill it in', () => {
    form.container.innerHTML = renderToString(form.element)
    const attributes = (name: string, ...of: string[]) => of.map((each) => form.named(name).getAttribute(each))
    expect(attributes('email', 'type', 'autocomplete', 'inputmode', 'required')).toEqual([
      'email',
      'email',
      'email',
      '',
    ])
    expect(attributes('phone', 'type', 'autocomplete', 'inputmode', 'required')).toEqual(['tel', 'tel', 'tel', null])
    expect(attributes('name', 'aria-describedby')).toEqual([null])
    expect(attributes('serialNumber', 'aria-describedby')).toEqual(['contact-serialNumber-hint'])
    expect(form.container.querySelector('label[for=contact-name]')?.textContent).toBe('Your name required')
    expect(form.container.querySelectorAll('[type=radio][name=topic]')).toHaveLength(2)
  })

  it('cuts nothing off what is pasted, also before its code is there', () => {
    form.container.innerHTML = renderToString(form.element)
    expect(form.container.querySelector('[maxlength]')).toBeNull()
  })

  it('has a honeypot that people and their readers do not meet', () => {
    form.container.innerHTML = renderToString(form.element)
    const trap = form.named('subject')
    expect(trap.tabIndex).toBe(-1)
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
  })

  it('comes to life without a change, and keeps what was typed before', async () => {
    history.replaceState(null, '', '/?model=liberty-300')
    sessionStorage.setItem(
      'form:contact:en-au',
      JSON.stringify({ key: 'k', openedAt: 't', attempted: true, values: { name: 'Kept', phone: '0491 570 006' } }),
    )
    form.container.innerHTML = renderToString(form.element)
    const early = form.named('name')
    if (early instanceof HTMLInputElement) early.value = 'Early'
    let root: Root | undefined
    await act(async () => {
      root = hydrateRoot(form.container, form.element)
    })
    expect(form.valueIn('name')).toBe('Early')
    expect(form.valueIn('phone')).toBe('0491 570 006')
    expect(form.valueIn('product')).toBe('liberty-300')
    expect(keyField()).toBe('k')
    act(() => root?.unmount())
  })
})
