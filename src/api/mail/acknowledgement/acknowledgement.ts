import { type EditionFacts, pageOf } from '../../../domain/edition/edition-facts.ts'
import { type EditionWords, wordsIn } from '../../../domain/edition/edition-words.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import type { SubmissionLine } from '../../../domain/forms/submission-lines.ts'
import { action, type Block, heading, lines, paragraph, steps } from '../letter/letter.ts'
import { type RenderedLetter, renderLetter } from '../letter/render-letter.ts'
import type { ReceivedForm } from '../received-form.ts'
import { becomeADealer } from './become-a-dealer.ts'
import { bookADemo } from './book-a-demo.ts'
import { contact } from './contact.ts'
import type { FormLetter } from './form-letter-words.ts'
import { greeting } from './greeting.ts'
import { jobApplication } from './job-application.ts'
import { registration } from './registration.ts'
import { repair } from './repair.ts'
import { waterTreatmentClaim } from './water-treatment-claim.ts'

export const formLetters: Readonly<Record<FormKind, FormLetter>> = {
  contact,
  'book-a-demo': bookADemo,
  'become-a-dealer': becomeADealer,
  registration,
  repair,
  'water-treatment-claim': waterTreatmentClaim,
  'job-application': jobApplication,
}

const orCall: EditionWords<string> = {
  'en-au': 'Reply to this email, or ring us.',
  'en-nz': 'Reply to this email, or give us a ring.',
  'en-za': 'Reply to this email, or phone us.',
}

const howToReach = (edition: EditionFacts): Block[] => [
  heading('How to reach us'),
  paragraph(wordsIn(orCall, edition.code)),
  lines([
    { label: 'Phone', value: edition.phone },
    { label: 'Hours', value: edition.hours },
    { label: 'Email', value: edition.email },
  ]),
]

const notRepeated =
  'What you wrote came through with it. We don’t repeat it here: anyone can type someone else’s address into a form.'

/** The address is whatever was typed: no word that was written freely goes there, be it an advertisement or somebody's phone number. */
const whatWasSent = (chosen: readonly SubmissionLine[]): Block[] => [
  heading('What you sent'),
  ...(chosen.length > 0 ? [lines(chosen)] : []),
  paragraph(notRepeated),
]

/** What somebody gets who has sent a form: that it came, what follows and when, and what was chosen in it. */
export const acknowledgement = ({
  form,
  edition,
  reference,
  sender,
  dealer,
  lines: sent,
  chosen,
  own,
}: ReceivedForm): RenderedLetter => {
  const { subject, words } = formLetters[form]
  const { title, opening, promise, next, meanwhile, ownPage } = wordsIn(words, edition.code)
  const when = next.find((step) => step.toLowerCase().includes(promise)) ?? ''
  return renderLetter({
    edition,
    subject: `${subject(edition)}, reference ${reference}`,
    preheader: `${when} Reference ${reference}.`,
    title,
    blocks: [
      paragraph(greeting(sender.name)),
      paragraph(opening),
      lines([
        { label: 'Reference', value: reference },
        { label: 'Dealer', value: dealer === undefined ? '' : `${dealer.name}, ${dealer.phone}` },
      ]),
      heading('What happens next'),
      steps(...next),
      ...(own !== undefined && ownPage !== undefined ? [action(ownPage, own)] : []),
      ...(own === undefined && meanwhile ? [action(meanwhile.label, pageOf(edition, meanwhile.path))] : []),
      ...whatWasSent(sent.filter(({ field }) => chosen.includes(field))),
      ...howToReach(edition),
    ],
    smallPrint: [
      `This address was given in a form on ${new URL(edition.siteUrl).host}. If that wasn’t you, reply and say so, and we’ll delete what was sent.`,
      `What we keep, and for how long: ${pageOf(edition, 'privacy')}`,
    ],
  })
}
