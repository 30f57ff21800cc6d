import { useRef, useState } from 'react'
import { asEnum } from '../../site/data/enum-words.ts'
import { useSignedIn } from '../../site/features/sign-in/signed-in.ts'
import { useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askCases } from '../operations/inbox/ask-cases.ts'
import type { CaseActedOn } from '../operations/inbox/case-answers.ts'
import { ListRoom } from '../parts/list-room.tsx'
import { useList } from '../parts/use-list.ts'
import { useNow } from '../parts/use-now.ts'
import { useOthersHere } from '../parts/use-others-here.ts'
import { AssignSheet } from './assign-sheet.tsx'
import { CaseDetail } from './case-detail.tsx'
import { CaseFilters } from './case-filters.tsx'
import { CaseRow } from './case-row.tsx'
import { caseTabs, inboxAddress, type Shown, shownBy } from './inbox-address.ts'
import { inboxKeys } from './inbox-keys.ts'
import { isInView } from './is-in-view.ts'
import { LaterSheet } from './later-sheet.tsx'
import { MergeSheet } from './merge-sheet.tsx'
import { ReplyBox } from './reply-box.tsx'
import { useCaseActs } from './use-case-acts.ts'
import { useCaseFile } from './use-case-file.ts'
import { useColleagues } from './use-colleagues.ts'
import { useMarkRead } from './use-mark-read.ts'

type SheetName = 'assign' | 'later' | 'merge' | 'template'

const askPage = ({ view, form, edition, words }: Shown) => ({
  view: asEnum(view),
  form: form === undefined ? null : asEnum(form),
  edition: edition === undefined ? null : asEnum(edition),
  words,
})

/** What visitors have sent: who waits, what they wrote, and our answer. */
export const InboxRoom = ({ rest, search }: RoomProps) => {
  const opened = rest === '' ? undefined : rest
  const shown = shownBy(search)
  const list = useList(
    inboxAddress(shown),
    (paging) => ask(askCases, { ...askPage(shown), ...paging }),
    ({ staffCases }) => staffCases,
  )
  const now = useNow()
  const person = useSignedIn()
  const colleagues = useColleagues()
  const me = colleagues.find(({ isMe }) => isMe)
  const [sheet, setSheet] = useState<SheetName>()
  /** What belongs here no more, until the list says so. */
  const [gone, setGone] = useState<{ asOf: Date | undefined; references: readonly string[] }>()
  const searchRef = useRef<HTMLInputElement>(null)
  const noteRef = useRef<HTMLTextAreaElement>(null)
  const boxRef = useRef<HTMLTextAreaElement>(null)

  const isGone = (reference: string) => gone?.asOf === list.asOf && gone?.references.includes(reference) === true
  const items = list.items.filter((each) => !isGone(each.reference))
  const current = opened ?? items[0]?.reference
  const at = items.findIndex((each) => each.reference === current)
  const listed = items[at]
  const [file, showFile] = useCaseFile(current, listed?.revision)
  const others = useOthersHere('case', opened)

  const go = (to: string) => goTo(inboxAddress(shown, to), 'replace')
  /** The next that waits is on screen when this one goes. */
  const leave = (reference: string) => {
    const left = items.filter((each) => each.reference !== reference)
    const before = gone !== undefined && gone.asOf === list.asOf ? gone.references : []
    setGone({ asOf: list.asOf, references: [...before, reference] })
    if (opened === reference) go(left[Math.min(Math.max(at, 0), left.length - 1)]?.reference ?? '')
  }
  const onActed = ({ reference, problem, case: changed }: CaseActedOn) => {
    if (changed !== null && (current === undefined || changed.sent.reference === current)) showFile(changed)
    const isElsewhere = changed?.sent.reference !== reference
    const isLeft =
      changed !== null && (isElsewhere ? shown.view !== 'all' : !isInView(shown.view, changed, me?.id, now))
    if (problem === null && isLeft) leave(reference)
    void list.refresh()
  }
  const acts = useCaseActs(onActed)
  useMarkRead(opened, file, () => void list.refresh())

  const step = (by: 1 | -1) => {
    const next = items[at + by]
    if (next !== undefined) go(next.reference)
    else if (by === 1 && list.hasMore) void list.more()
  }
  const copyEmail = async () => {
    if (!file) return
    await navigator.clipboard.writeText(file.sent.email)
    acts.say(`${file.sent.email} is copied.`)
  }
  const clear = () => {
    searchRef.current?.blur()
    if (shown.words !== '') goTo(inboxAddress({ ...shown, words: '' }), 'replace')
  }
  const keys = inboxKeys(file, acts.hasUndo, {
    step,
    reply: () => boxRef.current?.focus(),
    choose: () => setSheet('template'),
    takeIt: () => file && me && void acts.assign(file, me),
    giveIt: () => setSheet('assign'),
    putOff: () => setSheet('later'),
    close: () => file && void acts.close(file),
    reopen: () => file && void acts.reopen(file),
    markUnread: () => current !== undefined && void acts.markUnread(current),
    merge: () => setSheet('merge'),
    note: () => noteRef.current?.focus(),
    copyEmail: () => void copyEmail(),
    undo: () => void acts.undo(),
    search: () => searchRef.current?.focus(),
    clear,
    show: (view) => goTo(inboxAddress({ ...shown, view })),
  })
  useKeys(keys)

  const counts = list.answer?.staffCaseCounts
  return (
    <>
      <ListRoom
        title="Inbox"
        thing="Case"
        isNarrow
        search={{
          words: shown.words,
          ref: searchRef,
          placeholder: 'Name, reference, email',
          onChange: (words) =>
            goTo(inboxAddress({ ...shown, view: shown.view === 'open' ? 'all' : shown.view, words }), 'replace'),
        }}
        tabs={caseTabs(shown, counts)}
        filters={<CaseFilters shown={shown} />}
        line={counts && <span>{counts.open === 0 ? 'Nobody waits.' : `${counts.open} wait`}</span>}
        list={{ ...list, items }}
        rows={items.map((each) => (
          <CaseRow
            key={each.reference}
            listed={each}
            now={now}
            isSelected={each.reference === current}
            onSelect={() => goTo(inboxAddress(shown, each.reference))}
          />
        ))}
        current={current}
        isOpen={opened !== undefined}
        backHref={inboxAddress(shown)}
        buttons={keys.filter(({ key }) => ['a', 'h', 'c', 'm', 'z'].includes(key))}
        isMain={() => false}
        isBusy={acts.isBusy}
        said={acts.said}
      >
        {current !== undefined && (
          <CaseDetail
            reference={current}
            listed={listed}
            file={file}
            others={others}
            now={now}
            noteRef={noteRef}
            onNote={(words) => acts.note(current, words)}
          >
            {file && file.mergedInto === null && (
              <ReplyBox
                key={`${current} answer`}
                file={file}
                boxRef={boxRef}
                isBusy={acts.isBusy}
                by={me?.name ?? person?.name ?? ''}
                onSend={(answer) => acts.reply(file, answer)}
                isChoosing={sheet === 'template'}
                onChoosing={(isChoosing) => setSheet(isChoosing ? 'template' : undefined)}
              />
            )}
          </CaseDetail>
        )}
      </ListRoom>
      {sheet === 'assign' && file && (
        <AssignSheet
          file={file}
          colleagues={colleagues}
          onClose={() => setSheet(undefined)}
          onChoose={(to) => {
            setSheet(undefined)
            void acts.assign(file, to)
          }}
        />
      )}
      {sheet === 'later' && file && (
        <LaterSheet
          now={new Date()}
          onClose={() => setSheet(undefined)}
          onChoose={(until) => {
            setSheet(undefined)
            void acts.putOff(file, until)
          }}
        />
      )}
      {sheet === 'merge' && file && (
        <MergeSheet
          file={file}
          onClose={() => setSheet(undefined)}
          onMerge={(into) => {
            setSheet(undefined)
            void acts.merge(file, into)
          }}
        />
      )}
    </>
  )
}
