import { lazy, Suspense, useEffect, useState } from 'react'
import type { PageData } from '../../runtime/page-data.ts'
import type { Shell } from '../content/shell.ts'
import { NoticeList } from '../features/notices/notice-list.tsx'
import { type Panel, useSearch, useUi, useUiActions } from '../state/ui-provider.tsx'
import { PanelFailure } from './panel-failure.tsx'

const views = {
  menu: lazy(() => import('./menu-panel.tsx')),
  cart: lazy(() => import('./cart-panel.tsx')),
  signIO: lazy(() => import('./sign-in-panel.tsx')),
  search: lazy(() => import('./search-panel.tsx')),
}

const panels = Object.keys(views) as Panel[]

export interface PanelProps {
  shell: Shell
  page: PageData
}

/** Panels are fetched when first opened and stay mounted, so that closing can be animated and reopening is instant. */
export const Panels = ({ shell, page }: PanelProps) => {
  const states = { ...useUi(), search: useSearch() }
  const { closePanel, setSearch } = useUiActions()
  const [opened, setOpened] = useState<readonly Panel[]>([])
  const opening = panels.filter((panel) => states[panel].open && !opened.includes(panel))
  if (opening.length > 0) setOpened([...opened, ...opening])

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

  return (
    <>
      <PanelFailure onFailure={closeAll}>
        <Suspense>
          {opened.map((panel) => {
            const View = views[panel]
            return <View key={panel} shell={shell} page={page} />
          })}
        </Suspense>
      </PanelFailure>
      {!panels.some((panel) => states[panel].open) && <NoticeList />}
    </>
  )
}
