// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emitRuntimeEvent } from '../../runtime/runtime-events.ts'
import { useRouteParams } from './route-params.ts'

const Shown = () => <p>{useRouteParams()?.number ?? 'any'}</p>

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => history.pushState(null, '', '/'))

it('says what the address names once the page is alive, and the next address of the same page', async () => {
  history.pushState(null, '', '/en-au/account/orders/AU-1-K/')
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<Shown />))
  expect(place.textContent).toBe('AU-1-K')
  await act(async () => {
    history.pushState(null, '', '/en-au/account/orders/AU-2-K/')
    emitRuntimeEvent(window, 'route-update', { path: location.pathname, initial: true })
  })
  expect(place.textContent).toBe('AU-2-K')
  // On the way to another page it is still about its own.
  await act(async () => {
    history.pushState(null, '', '/en-au/shop/')
    emitRuntimeEvent(window, 'route-update', { path: location.pathname, initial: true })
  })
  expect(place.textContent).toBe('AU-2-K')
  await act(async () => root.unmount())
})

it('names nothing on the server', () => {
  expect(renderToString(<Shown />)).toBe('<p>any</p>')
})
