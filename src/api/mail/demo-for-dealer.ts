import { type EditionWords, wordsIn } from '../../domain/edition/edition-words.ts'
import { heading, lines, paragraph, steps } from './letter/letter.ts'
import { type RenderedLetter, renderLetter } from './letter/render-letter.ts'
import type { ReceivedForm } from './received-form.ts'

interface DealerWords {
  /** The visitor was told the same. */
  readonly call: string
  readonly free: string
  readonly unable: string
}

const words: EditionWords<DealerWords> = {
  'en-au': {
    call: 'Ring within one business day and settle on one of the two dates.',
    free: 'The demo takes about 30 minutes and is free within 30 km of your shop. Leave a written price that holds for 30 days.',
    unable: 'If neither date suits, or the pool is too far, ring us the same day and we’ll ask the next dealer.',
  },
  'en-nz': {
    call: 'Ring by the end of the next working day and settle on one of the two dates.',
    free: 'The visit takes 30 minutes and is free within 40 km of your shop.',
    unable: 'If neither date suits, or the pool is too far, ring us the same day and we’ll ask the next dealer.',
  },
  'en-za': {
    call: 'Phone within one business day to choose between the two dates and talk about access.',
    free: 'The demo takes half an hour and is free within 40 km of your shop. If the power is off, the date moves and the price doesn’t.',
    unable: 'If neither date suits, or the pool is too far, phone us the same day and we’ll ask the next dealer.',
  },
}

interface AskedDealer {
  readonly name: string
  /** By name; others are asked because they are the nearest. */
  readonly wasChosen: boolean
}

/** Stands at the head of the letter. */
const aboutSender = ['name', 'email', 'phone']

/** A demo is asked for with a postcode only. */
const inWords = (place: string): string => (/^\d+$/.test(place) ? `postcode ${place}` : place)

/** What the dealer concerned gets when somebody asks for a demo. */
export const demoForDealer = (received: ReceivedForm, { name, wasChosen }: AskedDealer): RenderedLetter => {
  const { edition, reference, sender, place, lines: sent } = received
  const { call, free, unable } = wordsIn(words, edition.code)
  const where = place === undefined ? '' : ` in ${inWords(place)}`
  return renderLetter({
    edition,
    subject: `Demo request ${reference}${where}`,
    preheader: `${sender.name}${where}. ${call}`,
    title: `A demo request${where}`,
    blocks: [
      paragraph(
        `For ${name}. It comes to you because you ${wasChosen ? 'were asked for by name' : 'are the nearest dealer who does demos'}.`,
      ),
      lines([
        { label: 'Reference', value: reference },
        { label: 'Name', value: sender.name },
        { label: 'Phone', value: sender.phone ?? '' },
        { label: 'Email', value: sender.email },
      ]),
      heading('What to do'),
      steps(call, free, unable),
      heading('The pool and the dates'),
      lines(sent.filter(({ field }) => !aboutSender.includes(field))),
      paragraph(`A reply to this email goes to ${sender.name}. Questions to us: ${edition.phone}, ${edition.hours}.`),
    ],
    smallPrint: ['You have these details to arrange this visit, and for nothing else. No other dealer has them.'],
  })
}
