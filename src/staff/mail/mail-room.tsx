import { useEffect, useState } from 'react'
import { type MailView, mailViews } from '../../domain/staff/mail-views.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askMails } from '../operations/mail/ask-mails.ts'
import type { ListedMail } from '../operations/mail/mail-answers.ts'
import { ListRoom } from '../parts/list-room.tsx'
import { useList } from '../parts/use-list.ts'
import { useNow } from '../parts/use-now.ts'
import { useOthersHere } from '../parts/use-others-here.ts'
import { AttachSheet } from './attach-sheet.tsx'
import { MailDetail } from './mail-detail.tsx'
import { MailRow } from './mail-row.tsx'
import { mailAddressOf, mailTabs, mailViewNotes, mailViewWords } from './mail-words.ts'
import { NewCaseSheet } from './new-case-sheet.tsx'
import { useMailActs } from './use-mail-acts.ts'
import { useMailFile } from './use-mail-file.ts'

type OpenSheet =
  | { readonly name: 'attach'; readonly mail: ListedMail; readonly reference: string }
  | { readonly name: 'open'; readonly mail: ListedMail }

const viewIn = (params: URLSearchParams): MailView => mailViews.find((view) => view === params.get('view')) ?? 'waiting'

/** Mail that nobody could place: what it says, what it may be about, and where it goes. */
export const MailRoom = ({ rest, search }: RoomProps) => {
  const id = rest === '' ? undefined : rest
  const view = viewIn(new URLSearchParams(search))
  const list = useList(
    view,
    (paging) => ask(askMails, { view: asEnum(view), ...paging }),
    (page) => page,
  )
  const { items } = list
  const now = useNow()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [sheet, setSheet] = useState<OpenSheet>()

  const current = id ?? items[0]?.id
  const at = items.findIndex((each) => each.id === current)
  const listed = items[at]
  const file = useMailFile(current, listed?.revision)
  const others = useOthersHere('mail', id)
  const acts = useMailActs(() => {
    setMarked(new Set())
    void list.refresh()
  })
  const targets = marked.size > 0 ? items.filter((each) => marked.has(each.id)) : listed ? [listed] : []
  const [only] = targets.length === 1 ? targets : []

  const step = (by: 1 | -1) => {
    const next = items[at + by]
    if (next !== undefined) goTo(mailAddressOf(view, next.id), 'replace')
    else if (by === 1 && list.hasMore) void list.more()
  }
  const mark = (which: string) =>
    setMarked(
      (before) => new Set(before.has(which) ? [...before].filter((each) => each !== which) : [...before, which]),
    )
  /** The next that waits is on screen when this one goes. */
  const moveOn = (gone: readonly ListedMail[]) => {
    if (id === undefined || !gone.some((each) => each.id === id)) return
    const left = items.filter((each) => !gone.includes(each))
    goTo(mailAddressOf(view, left[Math.min(at, left.length - 1)]?.id), 'replace')
  }
  const then = async (gone: readonly ListedMail[], done: Promise<boolean>) => {
    if (await done) moveOn(gone)
  }

  const count = marked.size > 1 ? ` ${marked.size}` : ''
  const keys: KeyAct[] = [
    { key: 'j', label: 'Next', run: () => step(1) },
    { key: 'k', label: 'Previous', run: () => step(-1) },
    { key: 'x', label: 'Mark', run: () => current !== undefined && mark(current) },
    {
      key: 'a',
      label: marked.size > 0 ? 'Unmark all' : 'Mark all',
      run: () => setMarked(marked.size > 0 ? new Set() : new Set(items.map((each) => each.id))),
    },
    ...(only
      ? [{ key: 'p', label: 'Put with a case', run: () => setSheet({ name: 'attach', mail: only, reference: '' }) }]
      : []),
    ...(only && only.from !== ''
      ? [{ key: 'n', label: 'New message', run: () => setSheet({ name: 'open', mail: only }) }]
      : []),
    ...(view === 'waiting' && targets.length > 0
      ? [{ key: 'd', label: `Discard${count}`, run: () => void then(targets, acts.discard(targets)) }]
      : []),
    ...(view !== 'waiting' && targets.length > 0
      ? [{ key: 'w', label: `Let wait${count}`, run: () => void then(targets, acts.restore(targets)) }]
      : []),
    ...(acts.hasUndo ? [{ key: 'z', label: 'Undo', run: () => void acts.undo() }] : []),
    { key: 'Escape', label: 'Clear', isQuiet: true, run: () => setMarked(new Set()) },
    ...mailViews.map((each, index) => ({
      key: `${index + 1}`,
      label: mailViewWords[each],
      isQuiet: true,
      run: () => goTo(mailAddressOf(each)),
    })),
  ]
  useKeys(keys)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was marked in another view is not on screen
  useEffect(() => setMarked(new Set()), [view])
  return (
    <>
      <ListRoom
        title="Stray mail"
        thing="Mail"
        tabs={mailTabs(view, view === 'waiting' && !list.hasMore && list.asOf ? items.length : undefined)}
        line={<span>{mailViewNotes[view]}</span>}
        list={list}
        rows={items.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            now={now}
            isSelected={mail.id === current}
            isMarked={marked.has(mail.id)}
            onSelect={() => goTo(mailAddressOf(view, mail.id))}
            onMark={() => mark(mail.id)}
          />
        ))}
        current={current}
        isOpen={id !== undefined}
        backHref={mailAddressOf(view)}
        buttons={keys.filter(({ key }) => ['p', 'n', 'd', 'w', 'z'].includes(key))}
        isMain={({ key }) => key === 'p'}
        isBusy={acts.isBusy}
        said={acts.said}
      >
        {current === undefined ? null : (
          <MailDetail
            listed={listed}
            file={file}
            others={others}
            canPlace={listed !== undefined}
            onAttach={(reference) => listed && setSheet({ name: 'attach', mail: listed, reference })}
          />
        )}
      </ListRoom>
      {sheet?.name === 'attach' && (
        <AttachSheet
          mail={sheet.mail}
          proposed={sheet.reference}
          onClose={() => setSheet(undefined)}
          onAttach={(reference) => {
            const { mail } = sheet
            setSheet(undefined)
            void then([mail], acts.attach(mail, reference))
          }}
        />
      )}
      {sheet?.name === 'open' && (
        <NewCaseSheet
          mail={sheet.mail}
          onClose={() => setSheet(undefined)}
          onOpen={(edition) => {
            const { mail } = sheet
            setSheet(undefined)
            void then([mail], acts.open(mail, edition))
          }}
        />
      )}
    </>
  )
}
