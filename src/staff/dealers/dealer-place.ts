import { type DealerMatter, type DealerView, dealerViews } from '../../domain/staff/dealer-views.ts'
import type { DealerCounts } from '../operations/dealers/dealer-answers.ts'
import type { Tab } from '../parts/tabs.tsx'
import { viewWords } from './dealer-words.ts'

/** What of the room is looked at. */
export interface Opened {
  readonly matter: DealerMatter
  /** A reference, an id, a number; of a dealer `en-au/slug`. */
  readonly of: string
}

export interface DealerPlace {
  readonly view: DealerView
  readonly words: string
  /** Of all dealers: in which country, and where there. */
  readonly edition: string
  readonly state: string
  readonly opened: Opened | undefined
}

const segments: Record<DealerMatter, DealerView> = {
  application: 'applications',
  change: 'changes',
  warranty: 'warranty',
  dealer: 'all',
}

const matterIn = (segment: string): DealerMatter | undefined =>
  (Object.keys(segments) as DealerMatter[]).find((matter) => segments[matter] === segment)

/** Reads where somebody is: `changes/<id>`, and by the query which list they came from. */
export const placeOf = (rest: string, search: string): DealerPlace => {
  const params = new URLSearchParams(search)
  const [segment = '', ...others] = rest.split('/')
  const matter = matterIn(segment)
  const of = others.join('/')
  const wanted = dealerViews.find((view) => view === params.get('view'))
  return {
    view: wanted ?? (matter === undefined ? 'to-do' : segments[matter]),
    words: params.get('q') ?? '',
    edition: params.get('edition') ?? '',
    state: params.get('state') ?? '',
    opened: matter !== undefined && of !== '' ? { matter, of } : undefined,
  }
}

const encoded = (of: string): string => of.split('/').map(encodeURIComponent).join('/')

export const addressOf = ({ view, words, edition, state, opened }: DealerPlace): string => {
  const own = opened === undefined ? view : segments[opened.matter]
  const query = new URLSearchParams({
    ...(own !== view && { view }),
    ...(words !== '' && { q: words }),
    ...(view === 'all' && edition !== '' && { edition }),
    ...(view === 'all' && state !== '' && { state }),
  })
  const search = query.size === 0 ? '' : `?${query}`
  const path = opened === undefined ? (view === 'to-do' ? '' : `${view}/`) : `${own}/${encoded(opened.of)}/`
  return `/staff/dealers/${path}${search}`
}

/** Another list, and nothing of it opened yet. */
export const viewAddress = (view: DealerView): string =>
  addressOf({ view, words: '', edition: '', state: '', opened: undefined })

const countOf = (view: DealerView, counts: DealerCounts | undefined): number | undefined => {
  if (counts === undefined || view === 'all') return undefined
  const { applications, changes, warranties } = counts
  return { 'to-do': applications + changes + warranties, applications, changes, warranty: warranties }[view]
}

export const viewTabs = (current: DealerView, counts: DealerCounts | undefined): Tab[] =>
  dealerViews.map((view) => ({
    href: viewAddress(view),
    name: viewWords[view],
    count: countOf(view, counts),
    isCurrent: view === current,
  }))
