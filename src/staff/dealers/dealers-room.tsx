import { useRef, useState } from 'react'
import { isEditionCode } from '../../domain/edition/edition-code.ts'
import { dealerViews } from '../../domain/staff/dealer-views.ts'
import type { StaffSubject } from '../../domain/staff/staff-subject.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askMatters } from '../operations/dealers/ask-matters.ts'
import { kindOf, type MatterRow as Row } from '../operations/dealers/dealer-answers.ts'
import { ListRoom } from '../parts/list-room.tsx'
import { useList } from '../parts/use-list.ts'
import { useNow } from '../parts/use-now.ts'
import { useOthersHere } from '../parts/use-others-here.ts'
import { DealerFilters } from './dealer-filters.tsx'
import { addressOf, type DealerPlace, type Opened, placeOf, viewAddress, viewTabs } from './dealer-place.ts'
import { orderWords, viewWords } from './dealer-words.ts'
import { MatterDetail } from './matter-detail.tsx'
import { matterKeys, type SheetName } from './matter-keys.ts'
import { MatterRow } from './matter-row.tsx'
import { MatterSheets } from './matter-sheets.tsx'
import { saveText } from './save-text.ts'
import { useDealerActs } from './use-dealer-acts.ts'
import { useMatter } from './use-matter.ts'

const openedOf = ({ matter, of }: Row): Opened => ({ matter: kindOf(matter), of })

/** As it is called where it is said that one has it open. */
const subjects: Record<Opened['matter'], StaffSubject> = {
  application: 'case',
  change: 'dealer',
  warranty: 'warranty',
  dealer: 'dealer',
}

/** The dealers: what they ask of us, who wants to be one, and all there are. */
export const DealersRoom = ({ rest, search }: RoomProps) => {
  const place = placeOf(rest, search)
  const { view, words, edition, state, opened } = place
  const inEdition = isEditionCode(edition) ? asEnum(edition) : null
  const list = useList(
    `${view} ${words} ${edition} ${state}`,
    (paging) =>
      ask(askMatters, { view: asEnum(view), words, edition: inEdition, state: state === '' ? null : state, ...paging }),
    ({ staffDealerMatters }) => staffDealerMatters,
  )
  const { items } = list
  const counts = list.answer?.staffDealerCounts
  const now = useNow()
  const [sheet, setSheet] = useState<SheetName>()
  const searchRef = useRef<HTMLInputElement>(null)

  const first = items[0]
  const current = opened ?? (first && openedOf(first))
  const isCurrent = (row: Row) =>
    current !== undefined && row.of === current.of && kindOf(row.matter) === current.matter
  const at = items.findIndex(isCurrent)
  const [matter, show] = useMatter(current, items[at]?.revision)
  const others = useOthersHere(current ? subjects[current.matter] : 'dealer', opened?.of)
  const acts = useDealerActs((after) => {
    show(after)
    void list.refresh()
  })

  const go = (change: Partial<DealerPlace>, how: 'push' | 'replace' = 'replace') =>
    goTo(addressOf({ ...place, ...change }), how)
  const step = (by: 1 | -1) => {
    const next = items[at + by]
    if (next !== undefined) go({ opened: openedOf(next) })
    else if (by === 1 && list.hasMore) void list.more()
  }
  /** What is settled waits no more: the next stands in its place. */
  const moveOn = () => {
    if (view !== 'to-do' || opened === undefined) return
    const left = items.filter((row) => !isCurrent(row))
    const next = left[Math.min(Math.max(at, 0), left.length - 1)]
    go({ opened: next && openedOf(next) })
  }
  const clear = () => {
    searchRef.current?.blur()
    if (words !== '') go({ words: '' })
  }

  const own = matterKeys(matter, {
    open: setSheet,
    save: () => {
      if (matter?.matter !== 'dealer') return
      saveText(matter.file.content.name, matter.file.content.text)
      acts.say(
        `${matter.file.content.name} is yours now. Put it into content/dealers, and the next build has its page.`,
      )
    },
    setActive: (isActive) => {
      if (matter?.matter === 'dealer') void acts.active(matter.file, isActive)
    },
  })
  const keys: KeyAct[] = [
    { key: 'j', label: 'Next', run: () => step(1) },
    { key: 'k', label: 'Previous', run: () => step(-1) },
    ...own,
    { key: 'f', label: 'Search', run: () => searchRef.current?.focus() },
    { key: 'Escape', label: 'Clear', isQuiet: true, run: clear },
    ...dealerViews.map((each, index) => ({
      key: `${index + 1}`,
      label: viewWords[each],
      isQuiet: true,
      run: () => goTo(viewAddress(each)),
    })),
  ]
  useKeys(keys)

  return (
    <>
      <ListRoom
        title="Dealers"
        thing="Dealer"
        search={{
          words,
          ref: searchRef,
          placeholder: view === 'warranty' ? 'Number, serial or dealer' : 'Name, suburb or postcode',
          onChange: (typed) => go({ words: typed, opened: undefined, view: view === 'to-do' ? 'all' : view }),
        }}
        tabs={viewTabs(view, counts)}
        line={<span>{orderWords[view]}</span>}
        list={list}
        rows={
          <>
            {view === 'all' && (
              <DealerFilters
                edition={edition}
                state={state}
                states={counts?.states ?? []}
                onChange={(chosen) => go({ ...chosen, opened: undefined })}
              />
            )}
            {items.map((row) => (
              <MatterRow
                key={`${row.matter} ${row.of}`}
                row={row}
                now={now}
                isSelected={isCurrent(row)}
                onSelect={() => go({ opened: openedOf(row) }, 'push')}
              />
            ))}
          </>
        }
        current={current?.of}
        isOpen={opened !== undefined}
        backHref={addressOf({ ...place, opened: undefined })}
        buttons={own}
        isMain={({ key }) => key === 'a'}
        isBusy={acts.isBusy}
        said={acts.said}
      >
        <MatterDetail
          opened={current ?? (list.asOf ? undefined : null)}
          matter={matter}
          others={others}
          onRemovePerson={(email) => {
            if (matter?.matter === 'dealer') void acts.removePerson(matter.file, email)
          }}
        />
      </ListRoom>
      {sheet !== undefined && matter != null && (
        <MatterSheets sheet={sheet} matter={matter} acts={acts} onClose={() => setSheet(undefined)} onDone={moveOn} />
      )}
    </>
  )
}
