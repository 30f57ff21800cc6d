// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notifySignIn } from '../../data/sign-in-changes.ts'
import { useSignedIn } from './signed-in.ts'

const key = 'oidc.user:https://www.example.com/identity:poolwright-site'
const entry = (name: string) =>
  JSON.stringify({ access_token: 'a.b.c', profile: { sub: '1', name, email: `${name}@example.com` } })

const Shown = () => {
  const person = useSignedIn()
  return <p>{person === undefined ? 'not alive' : (person?.name ?? 'nobody')}</p>
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})
afterEach(() => localStorage.clear())

it('follows this tab and others', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<Shown />))
  expect(place.textContent).toBe('nobody')
  await act(async () => {
    localStorage.setItem(key, entry('priya'))
    notifySignIn()
  })
  expect(place.textContent).toBe('priya')
  await act(async () => {
    localStorage.setItem(key, entry('kerry'))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  expect(place.textContent).toBe('kerry')
  await act(async () => {
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  expect(place.textContent).toBe('nobody')
  await act(async () => root.unmount())
})

it('knows of nobody on the server', () => {
  expect(renderToString(<Shown />)).toBe('<p>not alive</p>')
})
