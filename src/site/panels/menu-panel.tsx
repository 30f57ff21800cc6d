import type { Shell } from '../content/shell.ts'
import { Icon } from '../icons/icon.tsx'
import { useUi, useUiActions } from '../state/ui-provider.tsx'
import styles from './menu-panel.module.css'
import { PanelDialog } from './panel-dialog.tsx'

const MenuPanel = ({ shell: { menu } }: { shell: Shell }) => {
  const {
    menu: { open, play, sub },
  } = useUi()
  const { closePanel, openSubmenu, closeSubmenu } = useUiActions()
  const entry = menu.find(({ label }) => label === sub)
  const close = () => closePanel('menu')
  return (
    <PanelDialog title={entry?.label ?? 'Menu'} open={open} play={play} side="left" onClose={close}>
      <nav aria-label={entry?.label ?? 'Menu'}>
        {entry === undefined ? (
          <ul className={styles.entries}>
            {menu.map(({ label, href, children }) => (
              <li key={href}>
                {children === undefined ? (
                  <a href={href} onClick={close}>
                    {label}
                  </a>
                ) : (
                  <button type="button" aria-haspopup="true" onClick={() => openSubmenu(label)}>
                    {label} <Icon name="right" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <>
            <button type="button" className={styles.back} onClick={closeSubmenu}>
              <Icon name="left" /> Back
            </button>
            <ul className={styles.entries}>
              {[{ label: `All of ${entry.label.toLowerCase()}`, href: entry.href }, ...(entry.children ?? [])].map(
                ({ label, href }) => (
                  <li key={label}>
                    <a href={href} onClick={close}>
                      {label}
                    </a>
                  </li>
                ),
              )}
            </ul>
          </>
        )}
      </nav>
    </PanelDialog>
  )
}

export default MenuPanel
