import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import { editionOfPath, type Locale, localeOf } from '../../domain/edition/edition-code.ts'
import { initialSearchState, searchReducer } from '../features/search/search-state.ts'
import { LocaleContext } from './locale-context.tsx'
import { createTheme } from './theme.ts'
import { ActionsContext, SearchContext, type UiActions, UiContext } from './ui-context.ts'
import { initialUiState, uiReducer } from './ui-state.ts'

const uiPanels = ['menu', 'cart', 'signIO'] as const

interface UiProviderProps {
  /** The path being shown: its first segment is the locale. */
  path: string
  children: ReactNode
}

export const UiProvider = ({ path, children }: UiProviderProps) => {
  const pathLocale = localeOf(editionOfPath(path))
  const [ui, dispatch] = useReducer(uiReducer, { ...initialUiState, locale: pathLocale })
  const [search, setSearch] = useReducer(searchReducer, initialSearchState)
  const [theme] = useState(() => createTheme(() => window.localStorage))
  const [followed, setFollowed] = useState(pathLocale)

  // During render, not in an effect: a page of another edition never shows for a moment in the old locale.
  if (followed !== pathLocale) {
    setFollowed(pathLocale)
    dispatch({ type: 'merge', patch: { locale: pathLocale } })
  }

  const actions = useMemo<UiActions>(
    () => ({
      openPanel(panel) {
        if (panel === 'search') {
          for (const other of uiPanels) dispatch({ type: 'close', panel: other })
          setSearch({ type: 'open' })
        } else {
          setSearch({ type: 'close' })
          dispatch({ type: 'open', panel })
        }
      },
      closePanel(panel) {
        if (panel === 'search') setSearch({ type: 'close' })
        else dispatch({ type: 'close', panel })
      },
      openSubmenu: (name) => dispatch({ type: 'open-submenu', name }),
      closeSubmenu: () => dispatch({ type: 'close-submenu' }),
      mergeUi: (patch) => dispatch({ type: 'merge', patch }),
      setSearch,
      chooseTheme: theme.choose,
    }),
    [theme],
  )

  useEffect(() => theme.start((choice) => actions.mergeUi({ theme: choice })), [theme, actions])

  useEffect(() => {
    // At the end of a scroll, not during it: nothing renders while the page moves.
    const onScrollEnd = () => actions.mergeUi({ windowPos: { x: window.scrollX, y: window.scrollY } })
    document.addEventListener('scrollend', onScrollEnd)
    return () => document.removeEventListener('scrollend', onScrollEnd)
  }, [actions])

  const { locale } = ui
  const localeChoice = useMemo(
    () => ({ locale, changeLocale: (changed: Locale) => actions.mergeUi({ locale: changed }) }),
    [locale, actions],
  )

  return (
    <ActionsContext value={actions}>
      <LocaleContext value={localeChoice}>
        <UiContext value={ui}>
          <SearchContext value={search}>{children}</SearchContext>
        </UiContext>
      </LocaleContext>
    </ActionsContext>
  )
}
