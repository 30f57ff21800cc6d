import { useRef, useState } from 'react'
import { type Role, roles } from '../../domain/account/role.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askPeople } from '../operations/people/ask-people.ts'
import { roleOf } from '../operations/people/person-answers.ts'
import { ListRoom } from '../parts/list-room.tsx'
import { useList } from '../parts/use-list.ts'
import { useNow } from '../parts/use-now.ts'
import { EndAllSheet } from './end-all-sheet.tsx'
import { chosenIn, type PeopleChosen, peopleAddress, peopleTabs } from './people-address.ts'
import { PersonDetail } from './person-detail.tsx'
import { PersonRow } from './person-row.tsx'
import { giveWords } from './person-words.ts'
import { RoleSheet } from './role-sheet.tsx'
import { usePersonActs } from './use-person-acts.ts'
import { usePersonFile } from './use-person-file.ts'

const roleKeys: Record<Role, string> = { staff: 's', dealer: 'd', customer: 'c' }

/** Whoever has signed in once: what they may do, where they are signed in, and what keeps them out. */
export const PeopleRoom = ({ rest, search }: RoomProps) => {
  const chosen = chosenIn(rest, search)
  const { view, words, give } = chosen
  const list = useList(
    `${view} ${words}`,
    (paging) => ask(askPeople, { view: asEnum(view), words, ...paging }),
    ({ staffPeople }) => staffPeople,
  )
  const { items } = list
  const searchRef = useRef<HTMLInputElement>(null)
  const now = useNow()
  const current = chosen.id || items[0]?.id
  const at = items.findIndex(({ id }) => id === current)
  const [file, showFile] = usePersonFile(current, list.asOf)
  const acts = usePersonActs((acted) => {
    if (acted !== null) showFile(acted)
    void list.refresh()
  })
  const [isEndingAll, setEndingAll] = useState(false)
  const go = (changed: Partial<PeopleChosen>, how: 'push' | 'replace' = 'replace') =>
    goTo(peopleAddress({ ...chosen, give: undefined, ...changed }), how)
  const step = (by: 1 | -1) => {
    const next = items[at + by]
    if (next !== undefined) go({ id: next.id })
    else if (by === 1 && list.hasMore) void list.more()
  }
  // What they are already, and what one cannot do to oneself, is not offered.
  const offered =
    file && !file.isMe ? roles.filter((role) => role !== roleOf(file.person.role) || role === 'dealer') : []
  const keys: KeyAct[] = [
    { key: 'j', label: 'Next', run: () => step(1) },
    { key: 'k', label: 'Previous', run: () => step(-1) },
    ...offered.map((role) => ({
      key: roleKeys[role],
      label: role === 'dealer' && file && roleOf(file.person.role) === 'dealer' ? 'Another dealer' : giveWords[role],
      run: () => go({ id: current ?? '', give: role }),
    })),
    { key: 'f', label: 'Search', run: () => searchRef.current?.focus() },
    {
      key: 'Escape',
      label: 'Clear',
      isQuiet: true,
      run: () => {
        searchRef.current?.blur()
        if (words !== '') go({ words: '', id: '' })
      },
    },
  ]
  useKeys(keys)
  return (
    <>
      <ListRoom
        title="People"
        thing="Person"
        search={{
          words,
          ref: searchRef,
          placeholder: 'Name or email',
          onChange: (typed) =>
            go({ words: typed, id: '', view: view === 'staff' && words === '' ? 'everybody' : view }),
        }}
        tabs={peopleTabs(chosen, list.answer?.staffPeopleCounts)}
        list={list}
        rows={items.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            now={now}
            isSelected={person.id === current}
            onSelect={() => go({ id: person.id }, 'push')}
          />
        ))}
        current={current}
        isOpen={chosen.id !== ''}
        backHref={peopleAddress({ ...chosen, id: '', give: undefined })}
        buttons={keys.filter(({ key }) => Object.values(roleKeys).includes(key))}
        isMain={() => false}
        isBusy={acts.isBusy}
        said={acts.said}
      >
        <PersonDetail
          listed={items[at]}
          file={current === undefined ? undefined : file}
          isBusy={acts.isBusy}
          onEnd={(place) => file && void acts.end(file, place)}
          onEndAll={() => setEndingAll(true)}
          onLetIn={() => file && void acts.letIn(file)}
        />
      </ListRoom>
      {isEndingAll && file && (
        <EndAllSheet
          file={file}
          onClose={() => setEndingAll(false)}
          onEnd={() => {
            setEndingAll(false)
            void acts.end(file, undefined)
          }}
        />
      )}
      {give !== undefined && file && !file.isMe && (
        <RoleSheet
          key={`${file.person.id} ${give}`}
          file={file}
          role={give}
          mustProve={acts.mustProve}
          onClose={() => go({})}
          onGive={(dealer) => void acts.give(file, give, dealer).then((outcome) => outcome === 'answered' && go({}))}
        />
      )}
    </>
  )
}
