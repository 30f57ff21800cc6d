import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MenuEntry, Shell } from '../../content/shell.ts'
import styles from './sub-navigation.module.css'
import { SubPanel } from './sub-panel.tsx'
import { type EntryInHeader, useOpenEntry } from './use-open-entry.ts'

interface Props {
  shell: Shell
  path: string
}

const hasPanel = ({ children = [] }: MenuEntry) => children.some(({ text }) => text !== undefined)

const panelId = (at: number) => `sub-navigation-${at}`

/** The entries as they stand in the header, which has them as plain links: whatever they open comes with this code. */
const findEntries = (menu: MenuEntry[], list: Element | null | undefined): EntryInHeader[] =>
  [...(list?.querySelectorAll<HTMLLIElement>(':scope > li') ?? [])].flatMap((item, at) => {
    const [entry, link] = [menu[at], item.querySelector('a')]
    return entry && link && hasPanel(entry) ? [{ href: entry.href, item, link }] : []
  })

/** Stands beside the list of entries in the header. Each panel follows its entry, so that Tab leads from one into the other. */
export const SubNavigation = ({ shell, path }: Props) => {
  const scrim = useRef<HTMLDivElement>(null)
  const [entries, setEntries] = useState<readonly EntryInHeader[]>([])
  const { menu } = shell
  useLayoutEffect(() => setEntries(findEntries(menu, scrim.current?.previousElementSibling)), [menu])
  const { open, close } = useOpenEntry(entries, path)

  // Once shown a panel stays, so that closing can be seen and opening it again is instant.
  const [shown, setShown] = useState<readonly string[]>([])
  if (open.href !== undefined && !shown.includes(open.href)) setShown([...shown, open.href])

  useLayoutEffect(() => {
    for (const [at, { href, link, item }] of entries.entries()) {
      link.setAttribute('aria-expanded', String(href === open.href))
      link.setAttribute('aria-controls', panelId(at))
      if (href === open.href && open.entered) item.querySelector<HTMLElement>(`#${panelId(at)} a`)?.focus()
    }
  }, [entries, open])

  return (
    <>
      <div ref={scrim} className={styles.scrim} data-open={open.href !== undefined || undefined} />
      {entries.map(({ href, item }, at) => {
        const entry = menu.find((each) => each.href === href)
        return (
          entry !== undefined &&
          shown.includes(href) &&
          createPortal(
            <SubPanel
              id={panelId(at)}
              entry={entry}
              shell={shell}
              path={path}
              open={open.href === href}
              swapped={open.swapped}
              onFollow={close}
            />,
            item,
            href,
          )
        )
      })}
    </>
  )
}
