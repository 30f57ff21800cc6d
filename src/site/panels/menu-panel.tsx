import { useEffect, useRef, useState } from 'react'
import type { MenuEntry } from '../content/shell.ts'
import { useUi, useUiActions } from '../state/ui-context.ts'
import styles from './menu-panel.module.css'
import { MenuRoot } from './menu-root.tsx'
import { PanelDialog } from './panel-dialog.tsx'
import type { PanelProps } from './panel-props.ts'
import { Submenu } from './submenu.tsx'

const MenuPanel = ({ shell, page }: PanelProps) => {
  const {
    menu: { open, play, sub },
  } = useUi()
  const { closePanel, openSubmenu, closeSubmenu } = useUiActions()
  const levels = useRef<HTMLDivElement>(null)
  const close = () => closePanel('menu')

  // While the panel closes it shows what it showed, and a submenu that slides away keeps its entries.
  const [shown, setShown] = useState(sub)
  if (open && shown !== sub) setShown(sub)
  const [entry, setEntry] = useState<MenuEntry>()
  const current = shell.menu.find(({ label }) => label === shown)
  if (current !== undefined && current !== entry) setEntry(current)

  // The pressed button has slid out of reach: focus goes where the eye goes.
  const before = useRef(shown)
  useEffect(() => {
    const came = before.current
    before.current = shown
    if (came === shown) return
    const target = shown === null ? `[data-entry="${CSS.escape(came ?? '')}"]` : '[data-back]'
    levels.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [shown])

  return (
    <PanelDialog title={current?.label ?? 'Menu'} open={open} play={play} side="left" onClose={close}>
      <div ref={levels} className={styles.levels} data-sub={current !== undefined || undefined}>
        <div inert={current !== undefined}>
          <MenuRoot shell={shell} page={page} onOpen={openSubmenu} onClose={close} />
        </div>
        <div inert={current === undefined}>
          {entry !== undefined && <Submenu entry={entry} path={page.path} onBack={closeSubmenu} onClose={close} />}
        </div>
      </div>
    </PanelDialog>
  )
}

export default MenuPanel
