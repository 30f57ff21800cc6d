import type { KeyboardEvent } from 'react'
import { PictureView } from '../../components/picture-view.tsx'
import type { MenuEntry, MenuLink, Shell } from '../../content/shell.ts'
import { Icon } from '../../icons/icon.tsx'
import { iconOf } from './icon-of.ts'
import styles from './sub-navigation.module.css'

interface Props {
  id: string
  entry: MenuEntry
  shell: Shell
  path: string
  open: boolean
  swapped: boolean
  onFollow: () => void
}

interface LinkProps {
  link: MenuLink
  path: string
  onFollow: () => void
}

const Family = ({ link: { href, label, range }, path, onFollow }: LinkProps) => (
  <a href={href} aria-current={href === path ? 'page' : undefined} onClick={onFollow}>
    {range !== undefined && (
      <span className={`cutout ${styles.picture}`}>
        <PictureView picture={range.picture} sizes="220px" />
      </span>
    )}
    <span className={styles.name}>{range?.name ?? label}</span>
    <span className={styles.text}>{range?.text}</span>
    <span className={styles.price}>{range?.price}</span>
  </a>
)

const Task = ({ link: { href, label, text }, path, onFollow }: LinkProps) => (
  <a href={href} aria-current={href === path ? 'page' : undefined} onClick={onFollow}>
    <Icon name={iconOf(href)} />
    <span>
      <span className={styles.task}>{label}</span>
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </span>
  </a>
)

/** Left and right walk on among the links of a row, down goes to the next row and up to the one before. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll('ul')].map((row) => [...row.querySelectorAll('a')])
  const at = rows.findIndex((row) => row.some((link) => link === document.activeElement))
  const row = rows[at]
  if (row === undefined) return
  event.preventDefault()
  const isAcross = event.key === 'ArrowRight' || event.key === 'ArrowLeft'
  const next = isAcross ? row[row.indexOf(document.activeElement as HTMLAnchorElement) + step] : rows[at + step]?.[0]
  next?.focus()
}

export const SubPanel = ({ id, entry, shell: { edition }, path, open, swapped, onFollow }: Props) => {
  const { label, children = [], action } = entry
  const families = children.filter(({ range }) => range !== undefined)
  const others = children.filter(({ range, href }) => range === undefined && href !== action?.href)
  const first = children.find(({ href }) => href === action?.href)
  const tasks = families.length > 0 && action !== undefined ? [first ?? action, ...others] : others
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      id={id}
      role="group"
      aria-label={label}
      className={styles.panel}
      data-open={open || undefined}
      data-swapped={swapped || undefined}
      onKeyDown={walk}
    >
      {families.length > 0 ? (
        <>
          <div className={styles.band}>
            <ul className={`wrap ${styles.families}`} data-many={families.length > 5 || undefined}>
              {families.map((link) => (
                <li key={link.href}>
                  <Family link={link} path={path} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          </div>
          <ul className={`wrap ${styles.tasks}`}>
            {tasks.map((link) => (
              <li key={link.href}>
                <Task link={link} path={path} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className={`wrap ${styles.desk}`}>
          <ul>
            {tasks.map((link) => (
              <li key={link.href}>
                <Task link={link} path={path} onFollow={onFollow} />
              </li>
            ))}
          </ul>
          <div className={styles.person}>
            {action !== undefined && (
              <a href={action.href} onClick={onFollow}>
                {action.label} <Icon name="right" />
              </a>
            )}
            <a className={styles.phone} href={edition.phoneHref}>
              {edition.phone}
            </a>
            <p>{edition.hours}</p>
          </div>
        </div>
      )}
    </div>
  )
}
