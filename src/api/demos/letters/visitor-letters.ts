import { dayWords } from '../../../domain/calendar/day-words.ts'
import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import type { DemoTime } from '../../../domain/demos/demo-standing.ts'
import { demoTimeWords, eitherDay } from '../../../domain/demos/demo-words.ts'
import { greeting } from '../../mail/acknowledgement/greeting.ts'
import { action, type Block, heading, lines, paragraph, steps } from '../../mail/letter/letter.ts'
import { type DemoFacts, whoseClock } from '../demo-facts.ts'
import { demoAddress } from '../demo-links.ts'
import type { DemoLetter } from './demo-letter.ts'
import { demoVoice } from './demo-voice.ts'

/** What has become of a request since the last letter. */
export type VisitorNews =
  | { readonly kind: 'accepted'; readonly dealer: Dealer; readonly time: DemoTime; readonly words?: string | undefined }
  | {
      readonly kind: 'proposed'
      readonly dealer: Dealer
      readonly time: DemoTime
      readonly words?: string | undefined
      readonly answerBy: string
    }
  /** Somebody else is asked. `after`: who couldn't, or has not said a word. */
  | {
      readonly kind: 'next'
      readonly dealer: Dealer
      readonly days: readonly string[]
      readonly after?:
        | { readonly name: string; readonly why: 'declined' | 'unanswered' | 'moved' | 'refused' | 'unlisted' }
        | undefined
    }
  | {
      readonly kind: 'with-staff'
      readonly after?:
        | { readonly name: string; readonly why: 'declined' | 'unanswered' | 'refused' | 'lapsed' | 'unlisted' }
        | undefined
    }
  | { readonly kind: 'changed'; readonly dealer?: Dealer | undefined }
  | {
      readonly kind: 'cancelled'
      readonly by: 'visitor' | 'us'
      /** What was arranged, or offered. */
      readonly time?: DemoTime | undefined
    }
  | { readonly kind: 'unplaced'; readonly reason?: string | undefined }

const shop = ({ name, phone }: Dealer): Block => lines([{ label: 'Dealer', value: `${name}, ${phone}` }])

const said = (words: string | undefined): Block[] => (words ? [paragraph(`They say: “${words}”`)] : [])

const whyNot = (after: { readonly name: string; readonly why: string } | undefined): string => {
  switch (after?.why) {
    case 'declined':
      return `${after.name} can’t come this time. `
    case 'unanswered':
      return `${after.name} hasn’t answered in two working days. `
    case 'refused':
      return `${after.name} knows that their day doesn’t suit you. `
    case 'unlisted':
      return `${after.name} doesn’t do demos for us any more. `
    case 'lapsed':
      return `We haven’t heard from you about the day that ${after.name} offered, so it is free again. `
    default:
      return ''
  }
}

type Said = Pick<DemoLetter, 'subject' | 'preheader' | 'title' | 'blocks'> & { readonly button: string }

const wordsOf = (demo: DemoFacts, news: VisitorNews): Said => {
  const { ready, ringThem, weRing } = demoVoice(demo.edition.code)
  const wished = eitherDay(demo.wishes)
  switch (news.kind) {
    case 'accepted': {
      const when = demoTimeWords(news.time)
      return {
        subject: `Your demo: ${when}`,
        preheader: `${news.dealer.name} comes to you. Nothing more to do.`,
        title: `${when} it is.`,
        blocks: [
          paragraph(
            `${news.dealer.name} comes to your pool and brings the robot. They have your number and ring about the way in.`,
          ),
          lines([
            { label: 'When', value: `${when}${whoseClock(demo, news.dealer, news.time)}` },
            { label: 'How long', value: `${news.time.minutes} minutes` },
            { label: 'Dealer', value: `${news.dealer.name}, ${news.dealer.phone}` },
          ]),
          ...said(news.words),
          heading('What to have ready'),
          paragraph(ready),
          paragraph(`If something comes up, ${ringThem}, or change it here.`),
        ],
        button: 'Calendar, other days, or cancel',
      }
    }
    case 'proposed': {
      const when = demoTimeWords(news.time)
      return {
        subject: `Another day for your demo: ${when}`,
        preheader: `${news.dealer.name} asks whether that suits you.`,
        title: `Would ${when} do?`,
        blocks: [
          paragraph(`${news.dealer.name} can’t come on the days you named, and offers this one.`),
          lines([
            { label: 'When', value: `${when}${whoseClock(demo, news.dealer, news.time)}` },
            { label: 'How long', value: `${news.time.minutes} minutes` },
            { label: 'Dealer', value: `${news.dealer.name}, ${news.dealer.phone}` },
          ]),
          ...said(news.words),
          paragraph(`The day is held for you until ${news.answerBy}. Nothing is fixed until you say yes.`),
        ],
        button: 'Say yes or no',
      }
    }
    case 'next': {
      const days = news.days.length > 0 ? `for ${eitherDay(news.days)}` : 'for a day of theirs'
      return {
        subject: `Another dealer is asked for your demo${news.days[0] === undefined ? '' : `, ${dayWords(news.days[0])}`}`,
        preheader: `${whyNot(news.after)}${news.dealer.name} has your request now.`,
        title: `${news.dealer.name} has your request now.`,
        blocks: [
          paragraph(`${whyNot(news.after)}We have asked ${news.dealer.name} ${days}, and you hear what they say.`),
          shop(news.dealer),
        ],
        button: 'See how it stands',
      }
    }
    case 'with-staff':
      return {
        subject: 'We are finding somebody for your demo',
        preheader: `${whyNot(news.after)}${weRing}`,
        title: 'We are finding somebody for your demo',
        blocks: [
          paragraph(`${whyNot(news.after)}${weRing}`),
          paragraph(`You named ${wished}. If others suit you too, say so here.`),
        ],
        button: 'Name other days',
      }
    case 'changed':
      return {
        subject: `Your demo: ${demo.wishes.map(dayWords)[0] ?? 'other days'}, or another`,
        preheader: `We have your new days: ${wished}.`,
        title: 'We have your new days.',
        blocks: [
          paragraph(`They are ${wished}. What was arranged before is off.`),
          ...(news.dealer
            ? [paragraph(`${news.dealer.name} is asked, and you hear what they say.`), shop(news.dealer)]
            : [paragraph(weRing)]),
        ],
        button: 'See how it stands',
      }
    case 'cancelled':
      return {
        subject: news.time ? `Your demo on ${dayWords(news.time.day)} is cancelled` : 'Your demo is cancelled',
        preheader: 'Nobody comes, and the days are free again.',
        title: 'Your demo is cancelled.',
        blocks: [
          paragraph(
            news.by === 'visitor'
              ? 'As you asked. Nobody comes, and whoever was to come knows.'
              : 'We have called it off. Nobody comes, and whoever was to come knows.',
          ),
          paragraph('If you would like one after all, ask for it again whenever it suits.'),
        ],
        button: 'See how it stands',
      }
    case 'unplaced':
      return {
        subject: 'Nobody could come for your demo',
        preheader: 'What you can do instead.',
        title: 'Nobody could come this time.',
        blocks: [
          paragraph(
            `We asked every dealer within reach, and none can come on ${wished}. We are sorry about that.${news.reason ? ` ${news.reason}` : ''}`,
          ),
          steps(
            'Name two other days, and we ask again.',
            'Or see a robot at a dealer’s shop: most have one in the tank.',
          ),
        ],
        button: 'Name two other days',
      }
  }
}

/** What a visitor hears of their request, with the link to their own page. */
export const visitorLetter = (demo: DemoFacts, news: VisitorNews, token: string): DemoLetter => {
  const { edition, reference, visitor } = demo
  const { blocks, button, ...head } = wordsOf(demo, news)
  return {
    kind: news.kind,
    ...head,
    blocks: [
      paragraph(greeting(visitor.name)),
      ...blocks,
      action(button, demoAddress(edition.siteUrl, token)),
      paragraph(`Reference ${reference}. To reach us: ${edition.phone}, ${edition.hours}.`),
    ],
  }
}
