import { dayWords } from '../../../domain/calendar/day-words.ts'
import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import type { DemoTime } from '../../../domain/demos/demo-standing.ts'
import { demoTimeWords, shortName } from '../../../domain/demos/demo-words.ts'
import { action, lines, paragraph } from '../../mail/letter/letter.ts'
import { type DemoFacts, suburbOf, whereOf, whoseClock } from '../demo-facts.ts'
import { demoAddress } from '../demo-links.ts'
import type { DemoLetter } from './demo-letter.ts'
import { demoVoice } from './demo-voice.ts'

/** What a dealer hears of a demo that they were asked for. */
export type DealerNews =
  /** It is theirs. `by`: whose word settled it. */
  | {
      readonly kind: 'yours'
      readonly time: DemoTime
      readonly by: 'dealer' | 'visitor' | 'staff'
      readonly token: string
    }
  | {
      readonly kind: 'off'
      readonly why: 'cancelled' | 'changed' | 'refused' | 'lapsed' | 'moved'
      /** What was arranged, or offered. */
      readonly time?: DemoTime | undefined
    }

const whyYours = (who: string, by: 'dealer' | 'visitor' | 'staff'): string => {
  switch (by) {
    case 'dealer':
      return `You accepted, and ${who} has your number.`
    case 'visitor':
      return `${who} takes the day that you offered, and has your number.`
    case 'staff':
      return `As agreed with us. ${who} has your number.`
  }
}

const whyOff = (who: string, why: Extract<DealerNews, { kind: 'off' }>['why']): string => {
  switch (why) {
    case 'cancelled':
      return `The demo for ${who} is cancelled.`
    case 'changed':
      return `${who} would like other days, so this one is off.`
    case 'refused':
      return `The day that you offered doesn’t suit ${who}. Another dealer is asked; thank you for offering.`
    case 'lapsed':
      return `${who} hasn’t answered about the day that you offered. You needn’t hold it any longer; thank you for offering.`
    case 'moved':
      return `We have taken the demo for ${who} to somebody else. You needn’t do anything.`
  }
}

export const dealerLetter = (demo: DemoFacts, dealer: Dealer, news: DealerNews): DemoLetter => {
  const { name: shop } = dealer
  const { edition, reference, visitor, pool, model, notes } = demo
  const { visit } = demoVoice(edition.code)
  const questions = paragraph(`Questions to us: ${edition.phone}, ${edition.hours}.`)
  if (news.kind === 'off') {
    const who = shortName(visitor.name)
    const what = whyOff(who, news.why)
    const day = news.time?.day ?? demo.wishes[0]
    return {
      kind: `dealer ${news.why}`,
      subject: `Off: the demo in ${suburbOf(demo)}${day === undefined ? '' : `, ${dayWords(day)}`}`,
      preheader: what,
      title: `The demo in ${suburbOf(demo)} is off.`,
      blocks: [
        paragraph(`For ${shop}. ${what}`),
        lines([
          { label: 'Reference', value: reference },
          { label: 'Name', value: who },
          { label: 'Was', value: news.time ? demoTimeWords(news.time) : '' },
        ]),
        paragraph('Your day is free again.'),
        questions,
      ],
    }
  }
  const when = demoTimeWords(news.time)
  return {
    kind: 'dealer yours',
    subject: `Your demo in ${suburbOf(demo)}: ${when}`,
    preheader: `${visitor.name}, ${visitor.phone}.`,
    title: `${when} it is.`,
    blocks: [
      paragraph(`For ${shop}. ${whyYours(visitor.name, news.by)} Ring to ask for the street and the way in.`),
      lines([
        { label: 'Reference', value: reference },
        { label: 'When', value: `${when}${whoseClock(demo, dealer, news.time)}` },
        { label: 'How long', value: `${news.time.minutes} minutes` },
        { label: 'Name', value: visitor.name },
        { label: 'Phone', value: visitor.phone },
        { label: 'Email', value: visitor.email },
        { label: 'Where', value: whereOf(demo) },
        { label: 'Pool', value: pool },
        { label: 'To see', value: model ?? 'Whichever suits the pool' },
        { label: 'Says', value: notes ?? '' },
      ]),
      action('Put it in my calendar', demoAddress(edition.siteUrl, news.token)),
      paragraph(visit),
      questions,
    ],
  }
}
