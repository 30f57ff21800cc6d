import type { Shell } from '../../content/shell.ts'
import { Icon } from '../../icons/icon.tsx'
import { useUi, useUiActions } from '../../state/ui-provider.tsx'
import { CartButton } from './cart-button.tsx'
import styles from './header.module.css'

export const Header = ({ shell: { brand, edition, menu }, path }: { shell: Shell; path: string }) => {
  const ui = useUi()
  const { openPanel } = useUiActions()
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
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
        <a className={styles.wordmark} href={`/${edition.code}/`}>
          {brand.name}
        </a>
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.entries}>
            {menu.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={() => openPanel('search')}>
            <Icon name="search" />
            <span className="visually-hidden">Search</span>
          </button>
          <button
            type="button"
            className={styles.tool}
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
  )
}
