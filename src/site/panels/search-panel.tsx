import { useEffect, useId, useState } from 'react'
import rows from '../components/row-list.module.css'
import type { Shell } from '../content/shell.ts'
import { loadSearchIndex } from '../search/load-search-index.ts'
import { findPages, type SearchHit, type SearchKind } from '../search/search-index.ts'
import { useSearch, useUiActions } from '../state/ui-provider.tsx'
import { PanelDialog } from './panel-dialog.tsx'

const kinds: Record<SearchKind, string> = {
  product: 'Products',
  shop: 'Shop',
  page: 'Pages',
  question: 'Questions',
  news: 'News',
}

type Found = { state: 'idle' | 'failed' } | { state: 'found'; hits: SearchHit[] }

const SearchPanel = ({ shell }: { shell: Shell }) => {
  const edition = shell.edition.code
  const { open, play, query } = useSearch()
  const { closePanel, setSearch } = useUiActions()
  const [found, setFound] = useState<Found>({ state: 'idle' })
  const inputId = useId()
  const close = () => closePanel('search')

  useEffect(() => {
    if (!open || query.trim() === '') {
      setFound({ state: 'idle' })
      return
    }
    let current = true
    loadSearchIndex(edition)
      .then((index): Found => ({ state: 'found', hits: findPages(index, query) }))
      .catch((): Found => ({ state: 'failed' }))
      .then((next) => {
        if (current) setFound(next)
      })
    return () => {
      current = false
    }
  }, [open, query, edition])

  return (
    <PanelDialog title="Search" open={open} play={play} side="top" onClose={close}>
      <label htmlFor={inputId}>What are you looking for?</label>
      <input
        id={inputId}
        className="field"
        type="search"
        autoComplete="off"
        value={query}
        onFocus={() => {
          setSearch({ type: 'set-field', field: 'focus', value: true })
          loadSearchIndex(edition).catch(() => undefined)
        }}
        onBlur={() => setSearch({ type: 'set-field', field: 'focus', value: false })}
        onChange={({ target }) => setSearch({ type: 'set-field', field: 'query', value: target.value })}
      />
      <div role="status" aria-label="Number of results">
        {found.state === 'found' && <p>{countText(found.hits.length, query)}</p>}
      </div>
      {found.state === 'failed' && (
        <p role="alert">Search could not be loaded. Check your connection and type again.</p>
      )}
      {found.state === 'found' &&
        Object.entries(Object.groupBy(found.hits, ({ kind }) => kind)).map(([kind, hits]) => (
          <section key={kind}>
            <h3>{kinds[kind as SearchKind]}</h3>
            <ul className={rows.rows}>
              {hits.map(({ path, title, description }) => (
                <li key={path}>
                  <a href={path} onClick={close}>
                    {title}
                  </a>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </PanelDialog>
  )
}

const countText = (count: number, query: string): string => {
  if (count === 0) return `Nothing found for “${query.trim()}”. Try fewer or other words.`
  return count === 1 ? '1 result' : `${count} results`
}

export default SearchPanel
