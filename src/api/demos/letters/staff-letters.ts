import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import { eitherDay } from '../../../domain/demos/demo-words.ts'
import { action, lines, paragraph } from '../../mail/letter/letter.ts'
import { type DemoFacts, whereOf } from '../demo-facts.ts'
import type { DemoLetter } from './demo-letter.ts'

/** Why staff hear of a request. `next`: who is asked now; nobody, where it is theirs to place. */
export interface StaffNews {
  readonly why: 'unanswered' | 'declined' | 'refused' | 'unlisted' | 'lapsed' | 'changed'
  /** Who was asked before. */
  readonly before?: Dealer | undefined
  readonly next?: Dealer | undefined
}

const whatHappened = ({ why, before }: StaffNews, who: string): string => {
  const shop = before?.name ?? 'The dealer'
  switch (why) {
    case 'unanswered':
      return `${shop} did not answer in two working days.`
    case 'declined':
      return `${shop} can’t.`
    case 'refused':
      return `${who} doesn’t take the day that ${shop} offered.`
    case 'unlisted':
      return `${shop} isn’t listed any more.`
    case 'lapsed':
      return `${who} did not answer in two working days about the day that ${shop} offered.`
    case 'changed':
      return `${who} has named other days.`
  }
}

/** Where it waits on the desk. */
export const deskDemoPath = (reference: string): string => `/staff/demos/${reference}/`

export const staffLetter = (demo: DemoFacts, news: StaffNews): DemoLetter => {
  const { edition, reference, visitor, wishes } = demo
  const what = whatHappened(news, visitor.name)
  const now = news.next
    ? `${news.next.name} is asked now.`
    : 'Nobody is asked any more: somebody of us has to find a dealer.'
  return {
    kind: `staff ${news.why}`,
    subject: `${edition.locale.slice(-2)} demo ${news.next ? 'passed on' : 'to place'}: ${visitor.name}`,
    preheader: `${what} ${now}`,
    title: news.next ? 'A demo was passed on' : 'A demo to place',
    blocks: [
      paragraph(`${what} ${now}`),
      lines([
        { label: 'Reference', value: reference },
        { label: 'Who', value: visitor.name },
        { label: 'Phone', value: visitor.phone },
        { label: 'Email', value: visitor.email },
        { label: 'Where', value: whereOf(demo) },
        { label: 'Wants', value: eitherDay(wishes) },
        { label: 'Before', value: news.before ? `${news.before.name}, ${news.before.phone}` : '' },
        { label: 'Now', value: news.next ? `${news.next.name}, ${news.next.phone}` : 'Nobody' },
      ]),
      action('Open it at the desk', `${edition.siteUrl}${deskDemoPath(reference)}`),
    ],
  }
}
