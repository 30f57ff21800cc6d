import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { MenuEntry, Shell } from '../../content/shell.ts'
import { Icon } from '../../icons/icon.tsx'
import { useUi, useUiActions } from '../../state/ui-context.ts'
import { CartButton } from './cart-button.tsx'
import styles from './header.module.css'
import { RegionSwitcher } from './region-switcher.tsx'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

interface Props {
  shell: Shell
  path: string
  editions: EditionCode[]
}

/** How near an entry comes to a page: it leads there, has it in its submenu, or is the one it lies deepest below. */
const nearness = ({ href, children = [] }: MenuEntry, path: string): number => {
  if (href === path) return Number.POSITIVE_INFINITY
  if (children.some((child) => child.href === path)) return path.length
  return path.startsWith(href) ? href.length : 0
}

/** The one entry that is marked, where any is. */
const nearestEntry = (menu: MenuEntry[], path: string): MenuEntry | undefined => {
  const most = Math.max(...menu.map((entry) => nearness(entry, path)))
  return most === 0 ? undefined : menu.find((entry) => nearness(entry, path) === most)
}

/** Says when the top of the page has been scrolled away. */
const useSticky = () => {
  const top = useRef<HTMLDivElement>(null)
  const { mergeUi } = useUiActions()
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => mergeUi({ menu: { sticky: entry?.isIntersecting === false } }))
    if (top.current) seen.observe(top.current)
    return () => seen.disconnect()
  }, [mergeUi])
  return top
}

type SubNavigation = ComponentType<{ shell: Shell; path: string }>

/** What entries open, fetched for whoever comes near. Without it they are the links that they are. */
const useSubNavigation = () => {
  const [View, setView] = useState<SubNavigation>()
  const [near, setNear] = useState(false)
  useEffect(() => {
    // A finger does not come near before it presses.
    if (near || matchMedia('(pointer: coarse) and (width >= 60rem)').matches)
      import('../../features/sub-navigation/sub-navigation.tsx').then(
        (code) => setView(() => code.SubNavigation),
        () => setNear(false),
      )
  }, [near])
  return [View, () => setNear(true)] as const
}

export const Header = ({ shell, path, editions }: Props) => {
  const { edition, menu, editions: all } = shell
  const ui = useUi()
  const { openPanel } = useUiActions()
  const top = useSticky()
  const [SubNavigation, comeNear] = useSubNavigation()
  const nearest = nearestEntry(menu, path)
  return (
    <>
      <div ref={top} className={styles.top} />
      <header className={styles.header} data-sticky={ui.menu.sticky || undefined}>
        <SkipLink />
        <div className={`wrap ${styles.bar}`}>
          <button
            type="button"
            className={`${styles.tool} ${styles.menuButton}`}
            aria-haspopup="dialog"
            aria-expanded={ui.menu.open}
            onClick={() => openPanel('menu')}
          >
            <Icon name="menu" />
            <span className="visually-hidden">Menu</span>
          </button>
          <Wordmark shell={shell} />
          <nav className={styles.nav} aria-label="Main" onPointerMove={comeNear} onFocus={comeNear}>
            <ul className={styles.entries}>
              {menu.map((entry) => (
                <li key={entry.href}>
                  <a
                    href={entry.href}
                    aria-current={entry === nearest ? (entry.href === path ? 'page' : 'true') : undefined}
                  >
                    {entry.label}
                  </a>
                </li>
              ))}
            </ul>
            {SubNavigation && <SubNavigation shell={shell} path={path} />}
          </nav>
          <div className={styles.tools} data-shop={edition.shop || undefined}>
            <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={() => openPanel('search')}>
              <Icon name="search" />
              <span className="visually-hidden">Search</span>
            </button>
            <button type="button" className={`${styles.tool} ${styles.region}`} popoverTarget="regions">
              <Icon name="globe" />
              <span className="visually-hidden">Region: </span>
              {edition.code.slice(3).toUpperCase()}
            </button>
            <div popover="auto" id="regions" className={styles.regions}>
              <RegionSwitcher all={all} current={edition.code} path={path} existsIn={editions} />
            </div>
            <button
              type="button"
              className={`${styles.tool} ${styles.user}`}
              aria-haspopup="dialog"
              aria-expanded={ui.signIO.open}
              onClick={() => openPanel('signIO')}
            >
              <Icon name="user" />
              <span className="visually-hidden">Sign in or out</span>
            </button>
            {edition.shop && <CartButton className={styles.tool ?? ''} />}
          </div>
        </div>
      </header>
    </>
  )
}
