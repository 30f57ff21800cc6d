import { useEffect, useMemo, useRef, useState } from 'react'
import { useCombobox } from '../components/combobox/use-combobox.ts'
import { besidePlaces } from '../features/search/beside-places.ts'
import { answerTo, type GroupName } from '../features/search/find-matches.ts'
import { useQueryInAddress, writeQueryInAddress } from '../features/search/query-in-address.ts'
import { createRecentSearches } from '../features/search/recent-searches.ts'
import { placeGroup, resultGroups, type SearchOption, suggestionGroups } from '../features/search/search-options.ts'
import { useNamedPlaces } from '../features/search/use-named-places.ts'
import { useSearchIndex } from '../features/search/use-search-index.ts'
import { Icon } from '../icons/icon.tsx'
import { useSearch, useUiActions } from '../state/ui-context.ts'
import { PanelDialog } from './panel-dialog.tsx'
import { PanelBody, PanelHead } from './panel-parts.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './search-panel.module.css'
import { SearchResults } from './search-results.tsx'
import { SearchStatus } from './search-status.tsx'

const recentSearches = createRecentSearches(() => localStorage)

const SearchPanel = ({ shell }: PanelProps) => {
  const { edition } = shell
  const { open, play, query } = useSearch()
  const { closePanel, setSearch } = useUiActions()
  const index = useSearchIndex(edition.code, open, query)
  const [literal, setLiteral] = useState<string>()
  const [expanded, setExpanded] = useState<readonly GroupName[]>([])
  const [recent, setRecent] = useState<string[]>([])
  const input = useRef<HTMLInputElement>(null)
  useQueryInAddress(open, query)

  const asked = query.trim()
  const matched = useMemo(
    () =>
      asked === '' || index === null || index === 'failed'
        ? undefined
        : answerTo(index, asked, { literal: literal === asked }),
    [index, asked, literal],
  )
  const places = placeGroup(edition.code, useNamedPlaces(matched, asked))
  const answer = matched !== undefined && places.length > 0 ? besidePlaces(matched) : matched
  const found = answer !== undefined && (answer.total > 0 || places.length > 0)
  const groups = found ? [...places, ...resultGroups(answer, expanded)] : suggestionGroups(shell, recent)
  // What was asked for is one Enter away; a suggestion has to be picked.
  const box = useCombobox({
    suggest: () => groups.flatMap((group) => group.options),
    isAlwaysOpen: true,
    first: found ? 0 : -1,
  })

  useEffect(() => {
    if (!open) return
    setRecent(recentSearches.read())
    input.current?.focus()
    input.current?.select()
  }, [open])

  const ask = (text: string) => {
    setSearch({ type: 'set-field', field: 'query', value: text })
    setExpanded([])
    box.restart()
  }

  const choose = ({ query: again, expands, href }: SearchOption) => {
    if (again !== undefined) ask(again)
    if (expands !== undefined) setExpanded([...expanded, expands])
    if (href === undefined) input.current?.focus()
    else if (found) {
      recentSearches.add(asked)
      writeQueryInAddress(asked)
    }
  }

  return (
    <PanelDialog title="Search" open={open} play={play} side="top" onClose={() => closePanel('search')}>
      <PanelHead name="Search" className={styles.head} onClose={() => closePanel('search')}>
        <label className={styles.field}>
          <Icon name="search" />
          <span className="visually-hidden">What are you looking for?</span>
          <input
            ref={input}
            {...box.field}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="Robots, parts, help"
            value={query}
            onFocus={() => setSearch({ type: 'set-field', field: 'focus', value: true })}
            onBlur={() => setSearch({ type: 'set-field', field: 'focus', value: false })}
            onChange={({ target }) => ask(target.value)}
          />
        </label>
      </PanelHead>
      <PanelBody>
        <SearchStatus
          country={edition.country}
          phone={edition.phone}
          asked={asked}
          answer={answer}
          places={places.length > 0}
          failed={index === 'failed'}
          onLiteral={() => {
            setLiteral(asked)
            input.current?.focus()
          }}
        />
        <SearchResults box={box} groups={groups} suggested={!found} onChoose={choose} />
        {!found && recent.length > 0 && (
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              recentSearches.clear()
              setRecent([])
              input.current?.focus()
            }}
          >
            Forget my searches
          </button>
        )}
      </PanelBody>
      <p className={styles.keys} data-grip>
        <span>↑ ↓ to move</span> <span>Enter to open</span> <span>Esc to close</span>
      </p>
    </PanelDialog>
  )
}

export default SearchPanel
