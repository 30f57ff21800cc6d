import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { RenderedLetter } from '../../mail/letter/render-letter.ts'
import type { MailAddress } from '../../mail/mail-address.ts'
import { composeMessage, type MailMessage } from '../../mail/mail-message.ts'

/** Addresses of orders were checked when they were placed: one that cannot be used is a mistake of ours. */
export const inEnvelope = (key: string, facts: EditionFacts, to: MailAddress, letter: RenderedLetter): MailMessage => {
  const from: MailAddress = { name: facts.brandName, address: facts.email }
  const composed = composeMessage({ key, from, to, letter })
  if (!composed.ok) throw new Error(`A letter has no usable address: ${composed.unusable.join(', ')}`)
  return composed.message
}
