// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSubject } from './use-subject.ts'

const key = 'oidc.user:https://www.example.com/identity:poolwright-site'

const Shown = () => <p>{useSubject() || 'nobody'}</p>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})
afterEach(() => localStorage.clear())

it('is whoever signs in, in this tab or another', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<Shown />))
  const store = async (profile: unknown) => {
    localStorage.setItem(key, JSON.stringify({ access_token: 'a.b.c', profile }))
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key })))
    return place.textContent
  }
  expect(place.textContent).toBe('nobody')
  expect(await store({ sub: 'priya' })).toBe('priya')
  expect(await store({ sub: 'sam' })).toBe('sam')
  expect(await store({ sub: 7 })).toBe('nobody')
  expect(await store(undefined)).toBe('nobody')
  await act(async () => root.unmount())
})

it('is nobody on the server', () => {
  localStorage.setItem(key, JSON.stringify({ access_token: 'a.b.c', profile: { sub: 'priya' } }))
  expect(renderToString(<Shown />)).toBe('<p>nobody</p>')
})
