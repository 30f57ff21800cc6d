import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import { pageOf } from '../../../domain/edition/edition-facts.ts'
import { inEnvelope } from '../../mail/in-envelope.ts'
import type { Block } from '../../mail/letter/letter.ts'
import { renderLetter } from '../../mail/letter/render-letter.ts'
import type { MailMessage } from '../../mail/mail-message.ts'

export interface AccountLetter {
  /** Tells this letter from every other. */
  readonly key: string
  readonly to: { readonly name: string; readonly address: string }
  readonly edition: EditionFacts
  readonly subject: string
  readonly preheader: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Why it came. */
  readonly why: string
  /** Where it can be switched off, for what may be. */
  readonly unsubscribe?: string
}

/** A letter about somebody's account, to its owner. */
export const accountLetter = ({ key, to, edition, why, unsubscribe, ...letter }: AccountLetter): MailMessage =>
  inEnvelope({
    key,
    from: { name: edition.brandName, address: edition.email },
    to,
    letter: renderLetter({
      edition,
      ...letter,
      smallPrint: [why, `What we keep, and for how long: ${pageOf(edition, 'privacy')}`],
    }),
    ...(unsubscribe !== undefined && { unsubscribe }),
  })
