// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchState } from '../features/search/search-state.ts'
import { type LocaleChoice, useEdition, useLocale } from './locale-context.tsx'
import { type Panel, type UiActions, useSearch, useUi, useUiActions } from './ui-context.ts'
import { UiProvider } from './ui-provider.tsx'
import type { UiState } from './ui-state.ts'

interface Seen {
  ui: UiState
  search: SearchState
  actions: UiActions
  locale: LocaleChoice
  edition: string
}

let root: Root
let seen: Seen
let rendered: string[] = []

const Probe = () => {
  const locale = useLocale()
  rendered.push(locale.locale)
  seen = { ui: useUi(), search: useSearch(), actions: useUiActions(), locale, edition: useEdition() }
  return null
}

const show = (path: string, children: ReactNode = <Probe />) =>
  act(() => root.render(<UiProvider path={path}>{children}</UiProvider>))

const openPanels = (): Panel[] => {
  const { ui, search } = seen
  const states = { menu: ui.menu, cart: ui.cart, signIO: ui.signIO, search }
  return (['menu', 'cart', 'signIO', 'search'] as const).filter((panel) => states[panel].open && states[panel].play)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  rendered = []
})

afterEach(() => {
  act(() => root.unmount())
  localStorage.clear()
})

describe('the locale', () => {
  it.each([
    ['/en-nz/about-us/', 'en-NZ', 'en-nz'],
    ['/en-ZA/', 'en-ZA', 'en-za'],
    ['/ideas/', 'en-AU', 'en-au'],
  ])('of %s starts as %s [U8]', (path, locale, edition) => {
    show(path)
    expect(seen).toMatchObject({ locale: { locale }, ui: { locale }, edition })
    expect(new Set(rendered)).toEqual(new Set([locale]))
  })

  it('can be changed by the locale context [U8]', () => {
    show('/en-au/')
    act(() => seen.locale.changeLocale('en-NZ'))
    expect(seen).toMatchObject({ locale: { locale: 'en-NZ' }, ui: { locale: 'en-NZ' } })
    show('/en-au/about-us/')
    expect(seen.locale.locale).toBe('en-NZ')
  })

  it('follows the visitor to another edition without showing the old one there [U8]', () => {
    show('/en-au/')
    rendered = []
    show('/en-za/')
    expect(new Set(rendered)).toEqual(new Set(['en-ZA']))
    expect(seen.ui.locale).toBe('en-ZA')
  })
})

describe('the panels', () => {
  it('open one at a time, search included [U5] [U9]', () => {
    show('/en-au/')
    expect(openPanels()).toEqual([])
    for (const panel of ['menu', 'search', 'cart', 'signIO', 'search'] as const) {
      act(() => seen.actions.openPanel(panel))
      expect(openPanels()).toEqual([panel])
    }
    act(() => seen.actions.closePanel('search'))
    expect(openPanels()).toEqual([])
    act(() => seen.actions.openPanel('cart'))
    act(() => seen.actions.closePanel('cart'))
    expect(openPanels()).toEqual([])
  })

  it('have a submenu in the menu [U5] [U9]', () => {
    show('/en-au/')
    act(() => seen.actions.openPanel('menu'))
    act(() => seen.actions.openSubmenu('support'))
    expect(seen.ui.menu.sub).toBe('support')
    act(() => seen.actions.closeSubmenu())
    expect(seen.ui.menu).toMatchObject({ open: true, sub: null })
  })

  it('give the same actions for the life of the page', () => {
    show('/en-au/')
    const { actions } = seen
    act(() => seen.actions.openPanel('menu'))
    show('/en-nz/')
    expect(seen.actions).toBe(actions)
  })
})

describe('the rest of the UI state', () => {
  it('is merged by the generic action [U6], and search is set through its own [U7]', () => {
    show('/en-au/')
    act(() => seen.actions.mergeUi({ menu: { sticky: true, pos: 12 } }))
    expect(seen.ui.menu).toMatchObject({ sticky: true, pos: 12, open: false })
    act(() => seen.actions.setSearch({ type: 'set-field', field: 'query', value: 'brush' }))
    expect(seen.search.query).toBe('brush')
  })

  it('knows where the window stands when scrolling ends [U1]', () => {
    show('/en-au/')
    vi.stubGlobal('scrollX', 3)
    vi.stubGlobal('scrollY', 480)
    act(() => {
      document.dispatchEvent(new Event('scrollend'))
    })
    expect(seen.ui.windowPos).toEqual({ x: 3, y: 480 })
  })

  it('takes the theme the visitor chose earlier, and a new choice [U1]', () => {
    localStorage.setItem('theme', 'dark')
    show('/en-au/')
    expect(seen.ui.theme).toBe('dark')
    act(() => seen.actions.chooseTheme('light'))
    expect(seen.ui.theme).toBe('light')
    expect(localStorage.getItem('theme')).toBe('light')
    expect(document.documentElement.dataset.theme).toBe('light')
  })

  it('cannot be changed outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => act(() => root.render(<Probe />))).toThrow('UiProvider')
  })
})
