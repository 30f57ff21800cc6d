import { PictureView } from '../components/picture-view.tsx'
import type { MenuEntry, MenuLink } from '../content/shell.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './menu-panel.module.css'
import parts from './panel-dialog.module.css'
import { PanelBody, PanelFoot, PanelHead } from './panel-parts.tsx'

interface Props {
  entry: MenuEntry
  path: string
  onBack: () => void
  onClose: () => void
}

const linkContent = ({ label, range }: MenuLink) =>
  range === undefined ? (
    label
  ) : (
    <>
      <PictureView picture={range.picture} sizes="104px" />
      <span>
        {range.name} <small>{range.text}</small>
      </span>
    </>
  )

export const Submenu = ({ entry: { label, children = [], action }, path, onBack, onClose }: Props) => {
  // What the action below says need not be said twice.
  const rest = children.filter(({ href, range }) => range !== undefined || href !== action?.href)
  // What can be seen comes first.
  const lists = [
    rest.filter(({ range }) => range !== undefined),
    rest.filter(({ range }) => range === undefined),
  ].filter(({ length }) => length > 0)
  return (
    <>
      <PanelHead name="Menu" onClose={onClose}>
        <button type="button" className={parts.tool} data-back onClick={onBack}>
          <Icon name="back" />
          <span className="visually-hidden">Back</span>
        </button>
        <h2>{label}</h2>
      </PanelHead>
      <PanelBody>
        <nav aria-label={label}>
          {lists.map((links) => (
            <ul key={links[0]?.href} className={styles.links}>
              {links.map((link) => (
                <li key={link.label} data-stage={link.range?.stage}>
                  <a href={link.href} aria-current={link.href === path ? 'page' : undefined} onClick={onClose}>
                    {linkContent(link)} <Icon name="right" />
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </PanelBody>
      {action !== undefined && (
        <PanelFoot>
          <a className="button" href={action.href} onClick={onClose}>
            {action.label}
          </a>
        </PanelFoot>
      )}
    </>
  )
}
