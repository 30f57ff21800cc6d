import { useEffect, useRef, useState } from 'react'
import { asEnum } from '../../site/data/enum-words.ts'
import { Icon } from '../../site/icons/icon.tsx'
import { useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askDemoCalendar } from '../operations/demos/ask-demo-calendar.ts'
import { type CalendarDemo, type DemoActed, type DemoCalendar, stateOf } from '../operations/demos/demo-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { useList } from '../parts/use-list.ts'
import { useNow } from '../parts/use-now.ts'
import { useOthersHere } from '../parts/use-others-here.ts'
import { dealerRows } from './dealer-rows.ts'
import { addressOf, viewIn } from './demo-address.ts'
import { DemoDays } from './demo-days.tsx'
import { DemoDetail } from './demo-detail.tsx'
import { demoKeys } from './demo-keys.ts'
import { type Cell, DemoTable } from './demo-table.tsx'
import { stateWords } from './demo-words.ts'
import { DemosHead } from './demos-head.tsx'
import styles from './demos-room.module.css'
import { EndSheet } from './end-sheet.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import { possibleActs } from './possible-acts.ts'
import { useCursor } from './use-cursor.ts'
import { useDemoActs } from './use-demo-acts.ts'
import { useDemoFile } from './use-demo-file.ts'
import { useNextToAsk } from './use-next-to-ask.ts'

type SheetName = 'place' | 'give-up' | 'cancel'

/** Of the dealers so many are open on a day that is shown though nothing is arranged for it: one shop that opens on Sundays is few. */
const shareOpen = 0.5

const daysOf = (calendar: DemoCalendar | undefined): string[] => {
  if (calendar === undefined) return []
  const { days, dealers, demos, toPlace } = calendar
  const isOpen = (day: string) =>
    dealers.filter(({ closed }) => !closed.includes(day)).length >= Math.max(1, dealers.length * shareOpen)
  return days.filter((day) => isOpen(day) || [...demos, ...toPlace].some((demo) => demo.day === day))
}

const legend = ['accepted', 'asked', 'proposed', 'with-staff'] as const

const many = (demos: readonly CalendarDemo[]): number => new Set(demos.map(({ reference }) => reference)).size

/** What a key does to whatever has the focus already, it goes on doing. */
const pressFocused = (): boolean => {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !focused.matches('a, button, summary')) return false
  focused.click()
  return true
}

/** The demos: who comes when, who is asked, and who has nobody yet. */
export const DemosRoom = ({ rest, search }: RoomProps) => {
  const chosenReference = rest === '' ? undefined : rest
  const now = useNow()
  const view = viewIn(search, now)
  const list = useList(
    `${view.edition} ${view.state} ${view.from}`,
    () => ask(askDemoCalendar, { edition: asEnum(view.edition), state: view.state, from: view.from }),
    (calendar) => ({ items: calendar === null ? [] : [calendar], next: null }),
  )
  const [asked] = list.items
  // Whoever has nobody is looked at until another is chosen.
  const reference = chosenReference ?? asked?.toPlace[0]?.reference
  const [demo, show] = useDemoFile(reference, list.asOf)
  const near = useNextToAsk(demo)
  const calendar = asked && { ...asked, dealers: dealerRows(asked.dealers, near) }
  const days = daysOf(calendar)
  const { cursor, moved, put } = useCursor(calendar, days)
  const [isCarrying, setCarrying] = useState(false)
  const [sheet, setSheet] = useState<SheetName>()
  const [preferred, setPreferred] = useState('')
  const tableRef = useRef<HTMLElement>(null)
  const others = useOthersHere('demo', chosenReference)
  const acts = useDemoActs((acted: readonly DemoActed[]) => {
    const own = acted.find((each) => each.reference === reference)?.demo
    if (own) show(own)
    setCarrying(false)
    void list.refresh()
  })

  const demos = (calendar?.demos ?? []).filter(({ state }) => !view.isOpenOnly || stateOf(state) !== 'accepted')
  const demosIn = ({ dealer, day }: Cell) =>
    (dealer === null ? (calendar?.toPlace ?? []) : demos).filter(
      (each) => each.day === day && (dealer === null || each.dealer === dealer),
    )
  const hrefOf = (which = '') => addressOf(view, now, which)
  const can = demo ? possibleActs(stateOf(demo.state)) : undefined
  const chosen = demo?.next.find(({ slug }) => slug === preferred)?.slug ?? demo?.next[0]?.slug

  const reach = (cell: Cell, which: string) => {
    if (isCarrying) return
    put(cell)
    if (which !== chosenReference) goTo(hrefOf(which), 'replace')
  }
  const step = (down: number, across: number) => {
    const cell = moved(down, across)
    put(cell)
    if (cell === undefined || isCarrying) return
    const [there] = demosIn(cell)
    if (there) goTo(hrefOf(there.reference), 'replace')
  }
  /** Those that have nobody first, then those that wait for a word. */
  const nextRequest = () => {
    const waiting = [...(calendar?.toPlace ?? []), ...demos.filter(({ state }) => stateOf(state) !== 'accepted')]
    const references = [...new Set(waiting.map((each) => each.reference))]
    const next = references[(references.indexOf(reference ?? '') + 1) % references.length]
    const found = waiting.find((each) => each.reference === next)
    if (found === undefined) return acts.say('Nobody waits for a word.')
    put({ dealer: found.dealer, day: found.day })
    goTo(hrefOf(found.reference), 'replace')
  }
  const squareOf = (which: string | undefined): Cell | undefined =>
    [...(calendar?.toPlace ?? []), ...demos].find((each) => each.reference === which)
  const carry = () => {
    if (!can?.ask) return
    if (cursor === undefined) put(squareOf(reference))
    setCarrying(true)
    acts.say('Choose a square with H, J, K and L, then Enter. Escape leaves it where it is.')
  }
  const place = (cell: Cell) => {
    put(cell)
    setSheet('place')
  }
  const askChosen = () => {
    if (demo && chosen !== undefined && can?.ask) void acts.ask(demo, chosen)
  }
  const enter = () => {
    if (isCarrying) {
      if (cursor?.dealer != null) setSheet('place')
      return
    }
    if (!pressFocused()) askChosen()
  }
  const leave = () => {
    if (isCarrying) setCarrying(false)
    else if (chosenReference !== undefined) goTo(hrefOf())
  }
  const go = (changes: Partial<typeof view>) => goTo(addressOf({ ...view, ...changes }, now, chosenReference))

  useKeys(
    demoKeys({
      ...{ view, now, demo, isCarrying, step, nextRequest, carry, enter, leave, go },
      choose: setPreferred,
      openSheet: setSheet,
    }),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another request has its own
  useEffect(() => {
    setPreferred('')
    setCarrying(false)
  }, [reference])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the square that the keyboard is on stays in sight
  useEffect(() => {
    tableRef.current?.querySelector('[data-cursor]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [cursor])
  const isShown = calendar !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request that is looked at, when there is another
  useEffect(() => {
    if (isShown)
      tableRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [reference, isShown])

  const said = list.isUnreachable
    ? { words: 'We can’t reach the server. This is how it was.', isTrouble: true }
    : acts.said
  const counts = {
    ...Object.groupBy(calendar?.demos ?? [], ({ state }) => stateOf(state)),
    'with-staff': calendar?.toPlace,
  }
  return (
    <>
      <div className={styles.room} data-open={chosenReference !== undefined || undefined}>
        <section className={styles.calendar} aria-label="Calendar">
          <DemosHead view={view} now={now} states={calendar?.states ?? []} days={days} />
          <p className={styles.said} role="status" data-trouble={said?.isTrouble || undefined}>
            {said?.words}
          </p>
          {calendar && (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no mouse scrolls it by keys */}
              <section className={styles.scroll} ref={tableRef} tabIndex={0} aria-label="Two weeks">
                <DemoTable
                  calendar={calendar}
                  days={days}
                  demosIn={demosIn}
                  cursor={cursor}
                  isCarrying={isCarrying}
                  open={reference}
                  hrefOf={hrefOf}
                  onReach={reach}
                  onPlace={place}
                />
              </section>
              <div className={styles.list}>
                <DemoDays calendar={calendar} demos={demos} hrefOf={hrefOf} />
              </div>
              <ul className={styles.legend}>
                {legend.map((state) => (
                  <li key={state} data-state={state}>
                    {stateWords[state]} {many(counts[state] ?? [])}
                  </li>
                ))}
                <li data-state="closed">Closed</li>
              </ul>
            </>
          )}
        </section>
        <section className={styles.beside} aria-label="Request">
          <DeskLink className={styles.back} href={hrefOf()}>
            <Icon name="back" /> Demos
          </DeskLink>
          {reference === undefined ? (
            calendar && <p className={styles.empty}>Everybody has somebody, or is asked. Choose a demo.</p>
          ) : (
            <DemoDetail
              reference={reference}
              demo={demo}
              others={others}
              chosen={chosen}
              isBusy={acts.isBusy}
              onChoose={setPreferred}
              onAsk={askChosen}
              onMove={carry}
              onConfirm={() => setSheet('place')}
              onGiveUp={() => setSheet('give-up')}
              onCancel={() => setSheet('cancel')}
            />
          )}
        </section>
      </div>
      {sheet === 'place' && demo && calendar && (
        <PlaceSheet
          demo={demo}
          dealers={calendar.dealers}
          today={calendar.today}
          cell={isCarrying || cursor?.dealer !== demo.dealer ? cursor : undefined}
          onClose={() => setSheet(undefined)}
          onAsk={(dealer) => {
            setSheet(undefined)
            void acts.ask(demo, dealer)
          }}
          onConfirm={(placed) => {
            setSheet(undefined)
            void acts.confirm(demo, placed)
          }}
        />
      )}
      {(sheet === 'give-up' || sheet === 'cancel') && demo && (
        <EndSheet
          demo={demo}
          how={sheet}
          onClose={() => setSheet(undefined)}
          onEnd={(reason) => {
            setSheet(undefined)
            void (sheet === 'cancel' ? acts.cancel(demo, reason) : acts.giveUp(demo, reason))
          }}
        />
      )}
    </>
  )
}
