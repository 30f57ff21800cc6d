import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import { pageOf } from '../../../domain/edition/edition-facts.ts'
import { believableName } from '../../mail/believable-name.ts'
import { dealerMailbox } from '../../mail/dealer-mailbox.ts'
import { inEnvelope } from '../../mail/in-envelope.ts'
import type { Block } from '../../mail/letter/letter.ts'
import { renderLetter } from '../../mail/letter/render-letter.ts'
import type { MailAddress } from '../../mail/mail-address.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import type { DemoFacts } from '../demo-facts.ts'

export interface DemoLetter {
  /** Which of the letters about a request it is; with the moment it tells it from all others. */
  readonly kind: string
  readonly subject: string
  readonly preheader: string
  readonly title: string
  readonly blocks: readonly Block[]
}

const us = ({ edition }: DemoFacts): MailAddress => ({ name: edition.brandName, address: edition.email })

export const staffOf = ({ edition }: DemoFacts): MailAddress => ({
  name: edition.brandName,
  address: edition.letterboxes?.['book-a-demo'] ?? edition.email,
})

interface Envelope {
  readonly to: MailAddress
  readonly smallPrint: readonly string[]
  /** Before the subject. */
  readonly mark?: string
}

const envelop = (
  demo: DemoFacts,
  { kind, subject, ...letter }: DemoLetter,
  { to, smallPrint, mark = '' }: Envelope,
  at: Date,
): MailMessage =>
  inEnvelope({
    // Not by the reference, which dealers know: who can name a letter to the visitor answers it in their name.
    key: `demo ${kind}/${demo.submission}/${at.toISOString()}`,
    from: us(demo),
    to,
    replyTo: staffOf(demo),
    letter: renderLetter({
      edition: demo.edition,
      ...letter,
      subject: `${mark}${subject}, ${demo.reference}`,
      smallPrint,
    }),
  })

/** To the address that was typed: no word that somebody else could have put there. */
export const toVisitor = (demo: DemoFacts, letter: DemoLetter, at: Date): MailMessage =>
  envelop(
    demo,
    letter,
    {
      to: { name: believableName(demo.visitor.name), address: demo.visitor.email },
      smallPrint: [
        `It came because a demo was asked for on ${new URL(demo.edition.siteUrl).host} with this address. If that wasn’t you, reply and say so, and we’ll delete what was sent.`,
        `What we keep, and for how long: ${pageOf(demo.edition, 'privacy')}`,
      ],
    },
    at,
  )

const forNothingElse = 'You have these details to arrange this visit, and for nothing else. The link is yours alone.'

/** To a dealer; to staff, where it has no mailbox: then somebody rings. */
export const toDealer = (demo: DemoFacts, dealer: Dealer, letter: DemoLetter, at: Date): MailMessage => {
  const shop = dealerMailbox(dealer)
  if (shop !== undefined) return envelop(demo, letter, { to: shop, smallPrint: [forNothingElse] }, at)
  const words = `${dealer.name} has no email address. Ring ${dealer.phone} and tell them this.`
  return envelop(
    demo,
    letter,
    { to: staffOf(demo), smallPrint: [words, forNothingElse], mark: `Ring ${dealer.name}: ` },
    at,
  )
}

const staffOnly = 'Sent to staff only. It contains personal data: do not forward it outside the company.'

export const toStaff = (demo: DemoFacts, letter: DemoLetter, at: Date): MailMessage =>
  envelop(demo, letter, { to: staffOf(demo), smallPrint: [staffOnly] }, at)
