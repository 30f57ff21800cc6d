import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../../site/icons/icon.tsx'
import { nameOfKey } from '../app/key-bar.tsx'
import { type KeyAct, press } from '../app/keys.ts'
import { DeskLink } from './desk-link.tsx'
import fields from './fields.module.css'
import styles from './list-room.module.css'
import { type Tab, Tabs } from './tabs.tsx'
import { timeWords } from './time-words.ts'
import type { Said } from './use-acts.ts'
import type { List } from './use-list.ts'

interface Search {
  readonly words: string
  readonly placeholder: string
  readonly onChange: (words: string) => void
  readonly ref: RefObject<HTMLInputElement | null>
}

interface Props {
  title: string
  /** What one of the things in the list is called: the label of its pane. */
  thing: string
  search?: Search
  tabs: readonly Tab[]
  /** A narrow list leaves more for what is looked at: letters are read. */
  isNarrow?: boolean
  /** What of it is shown: stands below the tabs, also where nothing is found. */
  filters?: ReactNode
  /** Stands above the list: sums. */
  line?: ReactNode
  list: Pick<List<unknown, unknown>, 'items' | 'isAsking' | 'isUnreachable' | 'asOf' | 'hasMore' | 'more'>
  /** Each an `<li>`; the one that is looked at has `data-selected`. */
  rows: ReactNode
  /** What of the list is looked at: it is scrolled to. */
  current: string | undefined
  /** One was chosen: on a small screen it stands alone. */
  isOpen: boolean
  backHref: string
  /** Keys of the room that are buttons above the detail, too; the first is the main one if `isMain`. */
  buttons: readonly KeyAct[]
  isMain?: (act: KeyAct) => boolean
  isBusy: boolean
  said: Said | undefined
  /** What is looked at. */
  children: ReactNode
}

const Unreachable = ({ list: { isUnreachable, asOf } }: Pick<Props, 'list'>) =>
  isUnreachable && (
    <p className={styles.trouble} role="alert">
      We can’t reach the server. {asOf && `This is how it was at ${timeWords(asOf)}.`}
    </p>
  )

const Nothing = ({ search }: { search: Search | undefined }) =>
  search === undefined || search.words === '' ? (
    <span>Nothing here.</span>
  ) : (
    <>
      <span>Nothing matches “{search.words}”.</span>
      <button type="button" className={styles.clear} onClick={() => search.onChange('')}>
        Clear
      </button>
    </>
  )

/** A room with a list of what waits and what is looked at beside it. */
export const ListRoom = ({ title, thing, search, tabs, line, list, rows, current, ...rest }: Props) => {
  const { isOpen, backHref, buttons, isMain = () => true, isBusy, said, isNarrow, filters, children } = rest
  const ref = useRef<HTMLUListElement>(null)
  const isEmpty = list.items.length === 0 && list.asOf !== undefined
  const detailRef = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that is looked at is in view, and from its beginning
  useEffect(() => {
    ref.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
    detailRef.current?.scrollTo(0, 0)
  }, [current])
  return (
    <div className={styles.room} data-open={isOpen || undefined} data-narrow={isNarrow || undefined}>
      <section className={styles.list} aria-label={title}>
        <header>
          <h1>{title}</h1>
          {search && (
            <input
              ref={search.ref}
              type="search"
              className={fields.input}
              placeholder={search.placeholder}
              aria-label={`Search ${title.toLowerCase()}`}
              value={search.words}
              onChange={({ target }) => search.onChange(target.value)}
            />
          )}
        </header>
        <Tabs tabs={tabs} />
        {filters}
        <div className={styles.line} data-asking={list.isAsking || undefined}>
          {isEmpty && <Nothing search={search} />}
          {line}
        </div>
        <Unreachable list={list} />
        <ul ref={ref}>{rows}</ul>
        {list.hasMore && (
          <button type="button" className={`button button-quiet ${styles.more}`} onClick={() => void list.more()}>
            Show more
          </button>
        )}
      </section>
      <section ref={detailRef} className={styles.detail} aria-label={thing}>
        <DeskLink className={styles.back} href={backHref}>
          <Icon name="back" /> {title}
        </DeskLink>
        <div className={styles.onlyHere}>
          <Unreachable list={list} />
        </div>
        <div className={styles.bar}>
          <div className={styles.acts}>
            {buttons.map((act, index) => (
              <button
                key={act.key}
                type="button"
                className={index === 0 && isMain(act) ? 'button' : 'button button-quiet'}
                aria-disabled={isBusy || undefined}
                onClick={() => press(act.key)}
              >
                {act.label} <kbd>{nameOfKey(act.key).join(' ')}</kbd>
              </button>
            ))}
          </div>
          <p className={styles.said} role="status" data-trouble={said?.isTrouble || undefined}>
            {said?.words}
          </p>
        </div>
        {isEmpty && !isOpen && <p className={styles.empty}>Nothing to look at.</p>}
        {children}
      </section>
    </div>
  )
}
