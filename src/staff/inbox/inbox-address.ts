import { type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import { type FormKind, formKinds } from '../../domain/forms/form-kind.ts'
import { type CaseView, caseViews } from '../../domain/staff/case-views.ts'
import type { CaseCounts } from '../operations/inbox/case-answers.ts'
import type { Tab } from '../parts/tabs.tsx'
import { viewWords } from './inbox-words.ts'

/** What of the inbox is shown. All of it is in the address. */
export interface Shown {
  readonly view: CaseView
  readonly form: FormKind | undefined
  readonly edition: EditionCode | undefined
  readonly words: string
}

export const shownBy = (search: string): Shown => {
  const params = new URLSearchParams(search)
  return {
    view: caseViews.find((view) => view === params.get('view')) ?? 'open',
    form: formKinds.find((form) => form === params.get('form')),
    edition: editionCodes.find((edition) => edition === params.get('edition')),
    words: params.get('q') ?? '',
  }
}

export const inboxAddress = ({ view, form, edition, words }: Shown, reference = ''): string => {
  const query = new URLSearchParams({
    ...(view !== 'open' && { view }),
    ...(form && { form }),
    ...(edition && { edition }),
    ...(words !== '' && { q: words }),
  })
  const search = query.size === 0 ? '' : `?${query}`
  return `/staff/inbox/${reference === '' ? '' : `${encodeURIComponent(reference)}/`}${search}`
}

const countOf = (view: CaseView, counts: CaseCounts | undefined): number | undefined => {
  if (counts === undefined) return undefined
  const byView: Partial<Record<CaseView, number>> = { ...counts }
  return byView[view]
}

export const caseTabs = (shown: Shown, counts: CaseCounts | undefined): Tab[] =>
  caseViews.map((view) => ({
    href: inboxAddress({ ...shown, view }),
    name: viewWords[view],
    count: countOf(view, counts),
    isCurrent: view === shown.view,
  }))

/** Rooms of their own for what is more than a letter. */
const rooms: Partial<Record<FormKind, { name: string; path: string }>> = {
  'book-a-demo': { name: 'Demos', path: '/staff/demos/' },
  'become-a-dealer': { name: 'Dealers', path: '/staff/dealers/applications/' },
}

export const roomOfCase = (form: FormKind, reference: string): { name: string; href: string } | undefined => {
  const room = rooms[form]
  return room && { name: room.name, href: `${room.path}${encodeURIComponent(reference)}/` }
}
