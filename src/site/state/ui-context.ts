import { createContext, use } from 'react'
import { initialSearchState, type SearchAction, type SearchState } from '../features/search/search-state.ts'
import type { ThemeChoice } from './shown-theme.ts'
import { initialUiState, type UiPanel, type UiPatch, type UiState } from './ui-state.ts'

export type Panel = UiPanel | 'search'

/** The same object for the life of the page: using it never causes a render. */
export interface UiActions {
  /** Closes whatever other panel is open. */
  openPanel(panel: Panel): void
  closePanel(panel: Panel): void
  openSubmenu(name: string): void
  closeSubmenu(): void
  mergeUi(patch: UiPatch): void
  setSearch(action: SearchAction): void
  chooseTheme(choice: ThemeChoice): void
}

export const UiContext = createContext<UiState>(initialUiState)
export const SearchContext = createContext<SearchState>(initialSearchState)
export const ActionsContext = createContext<UiActions | null>(null)

export const useUi = (): UiState => use(UiContext)

export const useSearch = (): SearchState => use(SearchContext)

export const useUiActions = (): UiActions => {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('Not in UiProvider')
  return actions
}
