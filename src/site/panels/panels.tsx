import { lazy, Suspense, useEffect, useState } from 'react'
import type { Shell } from '../content/shell.ts'
import { type Panel, useSearch, useUi, useUiActions } from '../state/ui-provider.tsx'
import { NoticeList } from './notice-list.tsx'
import { PanelFailure } from './panel-failure.tsx'

const MenuPanel = lazy(() => import('./menu-panel.tsx'))
const CartPanel = lazy(() => import('./cart-panel.tsx'))
const SignInPanel = lazy(() => import('./sign-in-panel.tsx'))
const SearchPanel = lazy(() => import('./search-panel.tsx'))

/** Panels are fetched when first opened and stay mounted, so that closing can be animated and reopening is instant. */
export const Panels = ({ shell, page }: { shell: Shell; page: object }) => {
  const ui = useUi()
  const search = useSearch()
  const { closePanel } = useUiActions()
  const openNow: Record<Panel, boolean> = {
    menu: ui.menu.open,
    cart: ui.cart.open,
    signIO: ui.signIO.open,
    search: search.open,
  }
  const wasOpened = useWasOpened(openNow)

  // A navigation puts away whatever led to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => {
    for (const panel of ['menu', 'cart', 'signIO', 'search'] as const) closePanel(panel)
  }, [page, closePanel])

  return (
    <>
      <PanelFailure>
        <Suspense>
          {wasOpened.menu && <MenuPanel menu={shell.menu} />}
          {wasOpened.cart && <CartPanel edition={shell.edition} />}
          {wasOpened.signIO && <SignInPanel shell={shell} />}
          {wasOpened.search && <SearchPanel edition={shell.edition.code} />}
        </Suspense>
      </PanelFailure>
      <NoticeList />
    </>
  )
}

const useWasOpened = (openNow: Record<Panel, boolean>): Record<Panel, boolean> => {
  const [was, setWas] = useState(openNow)
  const next = {
    menu: was.menu || openNow.menu,
    cart: was.cart || openNow.cart,
    signIO: was.signIO || openNow.signIO,
    search: was.search || openNow.search,
  }
  const grew = (Object.keys(next) as Panel[]).some((panel) => next[panel] !== was[panel])
  if (grew) setWas(next)
  return next
}
