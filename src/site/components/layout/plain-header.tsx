import { Icon } from '../../icons/icon.tsx'
import header from './header.module.css'
import type { PageFrameProps } from './layout.tsx'
import styles from './plain-header.module.css'
import { RegionSwitcher } from './region-switcher.tsx'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** The header of pages that have no scripts: all of it is links, and lists that open without one. */
export const PlainHeader = ({ shell, path, editions }: Omit<PageFrameProps, 'children'>) => {
  const { edition, menu, editions: all } = shell
  const entries = menu.map(({ label, href }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ))
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={`wrap ${styles.bar}`}>
        <button type="button" className={`${header.tool} ${header.menuButton}`} popoverTarget="entries">
          <Icon name="menu" />
          <span className="visually-hidden">Menu</span>
        </button>
        <nav popover="auto" id="entries" className={styles.opened} aria-label="Main, as a list">
          <ul>{entries}</ul>
        </nav>
        <Wordmark shell={shell} />
        <nav className={header.nav} aria-label="Main">
          <ul className={header.entries}>{entries}</ul>
        </nav>
        <div className={styles.tools}>
          <button type="button" className={`${header.tool} ${header.region}`} popoverTarget="regions">
            <Icon name="globe" />
            <span className="visually-hidden">Region: </span>
            {edition.code.slice(3).toUpperCase()}
          </button>
          <div popover="auto" id="regions" className={header.regions}>
            <RegionSwitcher all={all} current={edition.code} path={path} existsIn={editions} />
          </div>
          <a className={`${header.tool} ${styles.mine}`} href={`/${edition.code}/account/`}>
            <Icon name="user" />
            <span className="visually-hidden">My account</span>
          </a>
          {edition.shop && (
            <a className={header.tool} href={`/${edition.code}/shop/cart/`}>
              <Icon name="cart" />
              <span className="visually-hidden">Cart</span>
            </a>
          )}
        </div>
      </div>
    </header>
  )
}
