import { describe, expect, it } from 'vitest'
import { initialUiState, type UiPanel, uiReducer } from './ui-state.ts'

const panels: UiPanel[] = ['menu', 'cart', 'signIO']

describe('UI state', () => {
  it('holds theme, locale en-AU and window position [U1]', () => {
    expect(initialUiState).toMatchObject({ theme: 'system', locale: 'en-AU', windowPos: { x: 0, y: 0 } })
  })

  it('holds the menu: open, sub, focus, play, sticky, pos [U2]', () => {
    expect(initialUiState.menu).toEqual({ open: false, sub: null, focus: false, play: false, sticky: false, pos: 0 })
  })

  it('holds the cart panel: open, focus, play [U3]', () => {
    expect(initialUiState.cart).toEqual({ open: false, focus: false, play: false })
  })

  it('holds the sign-in panel: open, focus, play [U4]', () => {
    expect(initialUiState.signIO).toEqual({ open: false, focus: false, play: false })
  })

  it.each(panels)('opening %s sets open and play on, closing sets both off [U5]', (panel) => {
    const opened = uiReducer(initialUiState, { type: 'open', panel })
    expect(opened[panel]).toMatchObject({ open: true, play: true })
    expect(uiReducer(opened, { type: 'close', panel })).toEqual(initialUiState)
  })

  it.each(panels)('opening %s closes the others [U5]', (panel) => {
    const others = panels.filter((other) => other !== panel)
    for (const other of others) {
      const both = uiReducer(uiReducer(initialUiState, { type: 'open', panel: other }), { type: 'open', panel })
      expect(both[other]).toMatchObject({ open: false, play: false })
      expect(both[panel]).toMatchObject({ open: true, play: true })
    }
  })

  it('has the submenu open or closed; closing the menu closes it too [U5]', () => {
    const opened = uiReducer(initialUiState, { type: 'open', panel: 'menu' })
    const inside = uiReducer(opened, { type: 'open-submenu', name: 'products' })
    expect(inside.menu).toMatchObject({ open: true, sub: 'products' })
    expect(uiReducer(inside, { type: 'close-submenu' })).toEqual(opened)
    expect(uiReducer(inside, { type: 'close', panel: 'menu' }).menu.sub).toBeNull()
    expect(uiReducer(inside, { type: 'open', panel: 'cart' }).menu.sub).toBeNull()
  })

  it('merges any part of the state and leaves the rest alone [U6]', () => {
    const merged = uiReducer(initialUiState, {
      type: 'merge',
      patch: { theme: 'dark', locale: 'en-NZ', windowPos: { y: 40 }, menu: { sticky: true }, signIO: { focus: true } },
    })
    expect(merged).toEqual({
      ...initialUiState,
      theme: 'dark',
      locale: 'en-NZ',
      windowPos: { x: 0, y: 40 },
      menu: { ...initialUiState.menu, sticky: true },
      signIO: { ...initialUiState.signIO, focus: true },
    })
  })
})
