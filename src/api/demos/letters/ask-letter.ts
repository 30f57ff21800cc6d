import { dayWords } from '../../../domain/calendar/day-words.ts'
import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import { shortName } from '../../../domain/demos/demo-words.ts'
import { withoutReach } from '../../../domain/demos/without-reach.ts'
import { action, lines, links, paragraph } from '../../mail/letter/letter.ts'
import { type DemoFacts, kmTo, suburbOf, whereOf } from '../demo-facts.ts'
import { type DemoChoice, demoAddress } from '../demo-links.ts'
import type { DemoLetter } from './demo-letter.ts'
import { demoVoice } from './demo-voice.ts'

/** Why it comes to this dealer. */
export type AskedBecause = 'named' | 'nearest' | 'next' | 'new-days'

export interface AskLetter {
  readonly dealer: Dealer
  readonly because: AskedBecause
  /** Of the days wished for, those that are held for the dealer. */
  readonly days: readonly string[]
  /** In words, by the dealer's clock. */
  readonly answerBy: string
  readonly token: string
}

const why: Record<AskedBecause, string> = {
  named: 'It comes to you because you were asked for by name.',
  nearest: 'It comes to you because you are the nearest dealer who does demos.',
  next: 'It comes to you because you are the next nearest dealer who does demos.',
  'new-days': 'You know of this one: the days are others now. Earlier links answer nothing any more.',
}

/** What a dealer gets who is asked to show a robot: a first name and a suburb, until they say yes. */
export const askLetter = (demo: DemoFacts, asked: AskLetter): DemoLetter => {
  const { edition, reference, visitor, pool, model, notes, wishes } = demo
  const { dealer, because, days, answerBy, token } = asked
  const { visit, ringUs } = demoVoice(edition.code)
  const [suburb, who] = [suburbOf(demo), shortName(visitor.name)]
  const km = kmTo(demo, dealer.location)
  const to = (choice: DemoChoice) => demoAddress(edition.siteUrl, token, choice)
  const choices = (['first', 'second'] as const).flatMap((choice, at) => {
    const day = wishes[at]
    return day !== undefined && days.includes(day) ? [{ label: `Accept ${dayWords(day)}`, address: to(choice) }] : []
  })
  const all = [
    ...choices,
    { label: 'Offer another day', address: to('other') },
    { label: 'Not us, this time', address: to('no') },
  ]
  const [main, ...others] = all
  return {
    kind: 'ask',
    subject: `A demo in ${suburb}, ${days.map(dayWords)[0] ?? 'on a day of yours'}`,
    preheader: `${who}, ${whereOf(demo)}. Answer by ${answerBy}.`,
    title: `A demo in ${suburb}?`,
    blocks: [
      paragraph(`For ${dealer.name}. ${why[because]}`),
      lines([
        { label: 'Reference', value: reference },
        { label: 'Name', value: who },
        { label: 'Where', value: [whereOf(demo), km !== undefined && `${km}\u00a0km`].filter(Boolean).join(', ') },
        { label: 'Pool', value: pool },
        { label: 'To see', value: model ?? 'Whichever suits the pool' },
        { label: 'Says', value: withoutReach(notes ?? '') },
        { label: 'First choice', value: wishes[0] === undefined ? '' : dayWords(wishes[0]) },
        { label: 'Second choice', value: wishes[1] === undefined ? '' : dayWords(wishes[1]) },
      ]),
      ...(main ? [action(main.label, main.address)] : []),
      links(others),
      paragraph(`Answer by ${answerBy}. Then the next dealer is asked. Their number and email come once you accept.`),
      paragraph(visit),
      paragraph(`If a link doesn’t work, ${ringUs}: ${edition.phone}, ${edition.hours}.`),
    ],
  }
}
