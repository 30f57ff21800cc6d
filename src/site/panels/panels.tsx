import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { ToastList } from '../features/toasts/toast-list.tsx'
import { type Panel, useSearch, useUi, useUiActions } from '../state/ui-context.ts'
import { sayPanelFailed } from './panel-failure.ts'
import type { PanelProps } from './panel-props.ts'

type PanelModule = { default: ComponentType<PanelProps> }

const code: Record<Panel, () => Promise<PanelModule>> = {
  menu: () => import('./menu-panel.tsx'),
  cart: () => import('./cart-panel.tsx'),
  signIO: () => import('./sign-in-panel.tsx'),
  search: () => import('./search-panel.tsx'),
}

const panels = Object.keys(code) as Panel[]

/** Panels are fetched when first opened and stay mounted, so that closing can be animated and reopening is instant. */
export const Panels = ({ shell, page }: PanelProps) => {
  const states = { ...useUi(), search: useSearch() }
  const { openPanel, closePanel, setSearch } = useUiActions()
  const [opened, setOpened] = useState<readonly { panel: Panel; View: ComponentType<PanelProps> }[]>([])
  const opening = panels.filter((panel) => states[panel].open && opened.every((each) => each.panel !== panel))
  if (opening.length > 0) setOpened([...opened, ...opening.map((panel) => ({ panel, View: lazy(code[panel]) }))])

  const closeAll = () => {
    for (const panel of panels) if (states[panel].open) closePanel(panel)
  }

  // A navigation puts away whatever led to it, and a link may bring a search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => {
    closeAll()
    const query = new URLSearchParams(location.search).get('q')
    if (query) setSearch({ type: 'set', state: { open: true, focus: true, play: false, query } })
  }, [page])

  // Opened once more it is fetched and mounted anew.
  const onError = (panel: Panel) => {
    closePanel(panel)
    setOpened((before) => before.filter((each) => each.panel !== panel))
    sayPanelFailed(panel, () => openPanel(panel))
  }

  return (
    <>
      {opened.map(({ panel, View }) => (
        <ErrorBoundary key={panel} onError={() => onError(panel)}>
          <Suspense>
            <View shell={shell} page={page} />
          </Suspense>
        </ErrorBoundary>
      ))}
      {!panels.some((panel) => states[panel].open) && <ToastList />}
    </>
  )
}
