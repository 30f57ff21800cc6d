// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SiteState } from './site-state.tsx'

it('lays out the five keys of the comparison list on the first load, whatever page it is [U10]', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<SiteState path="/en-au/">page</SiteState>))
  const keys = ['table', 'residential', 'commercial', 'mineral-swim', 'ozone-swim']
  expect(sessionStorage.length).toBe(keys.length)
  for (const key of keys) expect(sessionStorage.getItem(key)).toBe('[]')
  act(() => root.unmount())
})
