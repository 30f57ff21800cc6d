import { formatDay } from '../../../domain/calendar/day-format.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { type EditionFacts, pageOf } from '../../../domain/edition/edition-facts.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import { firstName } from '../../../domain/staff/case-words.ts'
import { believableName } from '../../mail/believable-name.ts'
import { shortened } from '../../mail/clean-words.ts'
import { inEnvelope } from '../../mail/in-envelope.ts'
import { longestSubject } from '../../mail/letter/clean-letter.ts'
import { words } from '../../mail/letter/letter.ts'
import { renderLetter } from '../../mail/letter/render-letter.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import type { ThreadHeaders } from '../../mail-in/thread-headers.ts'
import { letterboxOf } from './letterbox-of.ts'

/** What somebody has sent, as it is called when they are written to. */
const yours: Record<FormKind, string> = {
  contact: 'Your message',
  'book-a-demo': 'Your demo request',
  'become-a-dealer': 'Your dealer application',
  registration: 'Your registration',
  repair: 'Your repair request',
  'water-treatment-claim': 'Your water treatment claim',
  'job-application': 'Your application',
}

interface Reply {
  /** Of the message, as it is kept. */
  readonly id: string
  readonly reference: string
  readonly form: FormKind
  readonly about: string
  readonly to: { readonly name: string; readonly address: string }
  readonly words: string
  /** Who on the staff has written it. */
  readonly by: string
  /** What is answered: what was written last. */
  readonly asked: { readonly words: string; readonly at: Date }
  readonly edition: EditionFacts
  readonly timeZone: string
  /** What shows it beneath what was written before. */
  readonly thread: ThreadHeaders
}

/** The reference stands whole whatever is cut: by it an answer finds back. */
const subjectOf = ({ form, about, reference }: Pick<Reply, 'form' | 'about' | 'reference'>): string => {
  const end = ` [${reference}]`
  return `${shortened(`Re: ${yours[form]}: ${about}`, longestSubject - end.length)}${end}`
}

/** What somebody on the staff answers, to whoever has asked. */
export const replyLetter = (reply: Reply): MailMessage => {
  const { id, reference, form, to, edition, asked, by, timeZone } = reply
  const name = believableName(to.name)
  const paragraphs = reply.words.split(/\n{2,}/)
  return inEnvelope({
    key: `reply/${id}`,
    from: { name: edition.brandName, address: letterboxOf(edition, form) },
    to: { name, address: to.address },
    ...reply.thread,
    letter: renderLetter({
      edition,
      subject: subjectOf(reply),
      preheader: shortened(paragraphs.join(' '), 120),
      title: yours[form],
      blocks: paragraphs.map(words),
      signedBy: firstName(by),
      ...(asked.words !== '' && {
        quoted: { head: `On ${formatDay(dayInZone(asked.at, timeZone))} you wrote:`, words: asked.words },
      }),
      smallPrint: [
        `You get this letter because you wrote to us, reference ${reference}. Reply to it, and it comes to the same people.`,
        `What we keep, and for how long: ${pageOf(edition, 'privacy')}`,
      ],
    }),
  })
}
