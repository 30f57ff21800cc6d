import { type Role, roles } from '../../domain/account/role.ts'
import { type PeopleView, peopleViews } from '../../domain/staff/people-views.ts'
import type { PeoplePage } from '../operations/people/ask-people.ts'
import type { Tab } from '../parts/tabs.tsx'

/** What is chosen in the room of people. `give`: the role that is about to be given, also when one comes back from signing in again. */
export interface PeopleChosen {
  readonly view: PeopleView
  readonly words: string
  readonly id: string
  readonly give: Role | undefined
}

export const chosenIn = (rest: string, search: string): PeopleChosen => {
  const params = new URLSearchParams(search)
  return {
    view: peopleViews.find((view) => view === params.get('view')) ?? 'staff',
    words: params.get('q') ?? '',
    id: rest,
    give: roles.find((role) => role === params.get('give')),
  }
}

export const peopleAddress = ({ view, words, id, give }: PeopleChosen): string => {
  const query = new URLSearchParams({
    ...(view !== 'staff' && { view }),
    ...(words !== '' && { q: words }),
    ...(give !== undefined && { give }),
  })
  return `/staff/people/${id === '' ? '' : `${encodeURIComponent(id)}/`}${query.size === 0 ? '' : `?${query}`}`
}

const viewWords: Record<PeopleView, string> = { staff: 'Staff', dealers: 'Dealers', everybody: 'Everybody' }

export const peopleTabs = (
  { view, words }: PeopleChosen,
  counts: PeoplePage['staffPeopleCounts'] | undefined,
): Tab[] => {
  const many: Record<PeopleView, number | undefined> = {
    staff: counts?.staff,
    dealers: counts?.dealers,
    everybody: undefined,
  }
  return peopleViews.map((each) => ({
    href: peopleAddress({ view: each, words, id: '', give: undefined }),
    name: viewWords[each],
    count: many[each],
    isCurrent: each === view,
  }))
}
