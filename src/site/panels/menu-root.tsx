import { RegionSwitcher } from '../components/layout/region-switcher.tsx'
import { WaveMark } from '../components/layout/wave-mark.tsx'
import type { PageContent } from '../content/page-data.ts'
import { Icon } from '../icons/icon.tsx'
import { useUiActions } from '../state/ui-context.ts'
import styles from './menu-panel.module.css'
import { PanelBody, PanelFoot, PanelHead } from './panel-parts.tsx'
import type { PanelProps } from './panel-props.ts'
import { ThemeChoices } from './theme-choices.tsx'

interface Props extends PanelProps {
  onOpen: (label: string) => void
  onClose: () => void
}

export const MenuRoot = ({ shell: { brand, edition, menu, editions: all }, page, onOpen, onClose }: Props) => {
  const { openPanel } = useUiActions()
  const { editions = all.map(({ code }) => code) } = page.data as PageContent
  return (
    <>
      <PanelHead name="Menu" onClose={onClose}>
        <h2 className={styles.wordmark}>
          <WaveMark /> {brand.name}
        </h2>
      </PanelHead>
      <PanelBody>
        <nav aria-label="Menu">
          <ul className={styles.entries}>
            {menu.map(({ label, href, children }) => (
              <li key={href}>
                {children === undefined ? (
                  <a href={href} onClick={onClose}>
                    {label}
                  </a>
                ) : (
                  <button type="button" aria-haspopup="true" data-entry={label} onClick={() => onOpen(label)}>
                    {label} <Icon name="right" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.about}>
          <li>
            <button type="button" onClick={() => openPanel('signIO')}>
              <Icon name="user" /> Sign in or out
            </button>
          </li>
          <li>
            <a href={`tel:${edition.phone.replaceAll(' ', '')}`}>
              <Icon name="phone" /> {edition.phone}
            </a>
          </li>
          <li>
            <details>
              <summary>
                <Icon name="globe" /> {edition.country} <span>Change</span>
              </summary>
              <RegionSwitcher all={all} current={edition.code} path={page.path} existsIn={editions} />
            </details>
          </li>
          <li>
            <ThemeChoices />
          </li>
        </ul>
      </PanelBody>
      <PanelFoot>
        <a className="button" href={`/${edition.code}/which-model/`} onClick={onClose}>
          Find your model
        </a>
      </PanelFoot>
    </>
  )
}
