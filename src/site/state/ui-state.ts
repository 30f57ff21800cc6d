import { defaultLocale, type Locale } from '../../domain/edition/edition-code.ts'
import type { ThemeChoice } from './shown-theme.ts'

export interface PanelState {
  open: boolean
  focus: boolean
  /** Whether the panel's motion runs. */
  play: boolean
}

export interface MenuState extends PanelState {
  /** The name of the open submenu; null when it is closed. */
  sub: string | null
  sticky: boolean
  pos: number
}

export interface UiState {
  theme: ThemeChoice
  locale: Locale
  windowPos: { x: number; y: number }
  menu: MenuState
  cart: PanelState
  signIO: PanelState
}

export type UiPanel = 'menu' | 'cart' | 'signIO'

/** Any part of the UI state, down to single fields of a panel. */
export type UiPatch = Partial<Pick<UiState, 'theme' | 'locale'>> & {
  [Part in 'windowPos' | UiPanel]?: Partial<UiState[Part]>
}

export type UiAction =
  | { type: 'open'; panel: UiPanel }
  | { type: 'close'; panel: UiPanel }
  | { type: 'open-submenu'; name: string }
  | { type: 'close-submenu' }
  | { type: 'merge'; patch: UiPatch }

const closed: PanelState = { open: false, focus: false, play: false }

export const initialUiState: UiState = {
  theme: 'system',
  locale: defaultLocale,
  windowPos: { x: 0, y: 0 },
  menu: { ...closed, sub: null, sticky: false, pos: 0 },
  cart: closed,
  signIO: closed,
}

const merge = (state: UiState, { windowPos, menu, cart, signIO, ...patch }: UiPatch): UiState => ({
  ...state,
  ...patch,
  windowPos: { ...state.windowPos, ...windowPos },
  menu: { ...state.menu, ...menu },
  cart: { ...state.cart, ...cart },
  signIO: { ...state.signIO, ...signIO },
})

const shut = { open: false, play: false }
const allShut: UiPatch = { menu: { ...shut, sub: null }, cart: shut, signIO: shut }

export const uiReducer = (state: UiState, action: UiAction): UiState => {
  switch (action.type) {
    case 'open':
      return merge(merge(state, allShut), { [action.panel]: { open: true, play: true } })
    case 'close':
      return merge(state, { [action.panel]: allShut[action.panel] })
    case 'open-submenu':
      return merge(state, { menu: { sub: action.name } })
    case 'close-submenu':
      return merge(state, { menu: { sub: null } })
    case 'merge':
      return merge(state, action.patch)
  }
}
