import { useEffect, useId, useRef, useState } from 'react'
import { foundKinds } from '../../domain/staff/found-kind.ts'
import { searchWords } from '../../domain/staff/search-words.ts'
import { Icon } from '../../site/icons/icon.tsx'
import { press } from '../app/keys.ts'
import { goTo } from '../app/route.ts'
import { useDoable } from './doable.ts'
import styles from './find-dialog.module.css'
import { groupsOf, type Line } from './found-groups.ts'
import { FoundLine } from './found-line.tsx'
import { kindWords, pathOfFound } from './found-words.ts'
import { useFound } from './use-found.ts'

const nameOf = (kind: Line['kind']): string => (kind === 'DO' ? 'Do' : kindWords[kind])

/** One field that finds everything: orders, people, goods, and what can be done here. */
export const FindDialog = ({ onClose }: { onClose: () => void }) => {
  const ref = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [only, setOnly] = useState<Line['kind']>()
  const [at, setAt] = useState(0)
  /** Enter came before the answer: what comes first then is opened. */
  const [isAwaited, setAwaited] = useState(false)
  const kind = foundKinds.find((each) => each.toUpperCase() === only)
  const { found, isUnreachable, isCurrent } = useFound(only === 'DO' ? '' : typed, kind)
  const acts = useDoable(typed)
  const groups = groupsOf(
    found.filter((thing) => only === undefined || thing.kind === only),
    only === undefined || only === 'DO' ? acts : [],
  )
  const lines = groups.flatMap((group) => group.lines)
  const selected = lines[Math.min(at, lines.length - 1)]
  const words = searchWords(typed)

  useEffect(() => ref.current?.showModal(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that is selected is in view
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [selected?.id])

  const open = (line: Line | undefined) => {
    if (line === undefined) return
    // Closed first: what is done may want the focus.
    ref.current?.close()
    // The dialog tells of it a moment later: by then it may be open again.
    onClose()
    if (line.kind === 'DO') press(line.act.key)
    else goTo(pathOfFound(line.thing))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (!isAwaited || !isCurrent) return
    setAwaited(false)
    open(selected)
  }, [isAwaited, isCurrent])

  const choose = (kindNow: Line['kind'] | undefined) => {
    setOnly(kindNow)
    setAt(0)
  }
  const onKey = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const last = Math.max(lines.length - 1, 0)
    const here = Math.min(at, last)
    if (event.key === 'ArrowDown') setAt(here === last ? 0 : here + 1)
    else if (event.key === 'ArrowUp') setAt(here === 0 ? last : here - 1)
    else if (event.key === 'Enter') isCurrent ? open(selected) : setAwaited(true)
    else if (event.key === 'Tab' && !event.shiftKey && (only !== undefined || selected !== undefined))
      choose(only === undefined ? selected?.kind : undefined)
    else return
    event.preventDefault()
  }
  const isNothing = lines.length === 0 && isCurrent && !isUnreachable
  return (
    <dialog ref={ref} className={styles.dialog} aria-label="Find anything" onClose={onClose}>
      <div className={styles.field} data-asking={!isCurrent || undefined}>
        <Icon name="search" />
        {only && (
          <button type="button" className={styles.only} onClick={() => choose(undefined)}>
            {nameOf(only)} <Icon name="close" />
            <span className="visually-hidden">: find everything again</span>
          </button>
        )}
        <input
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={selected && `${id}-${selected.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Number, name, email, SKU, or what to do"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
            setAwaited(false)
          }}
          onKeyDown={onKey}
        />
        <button type="button" className={styles.close} onClick={() => ref.current?.close()}>
          <span className="visually-hidden">Close</span> <kbd>Esc</kbd>
        </button>
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of options has groups, and no fieldsets
          <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
            <p id={`${id}-${group.kind}`}>{group.name}</p>
            {group.lines.map((line) => (
              <FoundLine
                key={line.id}
                id={`${id}-${line.id}`}
                line={line}
                words={words}
                isSelected={line === selected}
                onSelect={() => setAt(lines.indexOf(line))}
                onOpen={() => open(line)}
              />
            ))}
          </div>
        ))}
      </div>
      {isNothing && (
        <p className={styles.nothing}>
          Nothing begins like that. A number, part of a name or an email address is enough.
        </p>
      )}
      <p className={styles.trouble} role="alert">
        {isUnreachable && 'We can’t reach the server. What can be done here still can.'}
      </p>
      <footer className={styles.foot}>
        <span>
          <kbd>Up</kbd> <kbd>Down</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Tab</kbd> {only === undefined ? 'only this kind' : 'everything'}
        </span>
        <span role="status">{selected && `${lines.indexOf(selected) + 1} of ${lines.length}`}</span>
      </footer>
    </dialog>
  )
}
