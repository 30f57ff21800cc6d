import { composeMessage, type MailMessage, type MessageInput } from './mail-message.ts'

/** For addresses that were checked when they were given: one that cannot be used is a mistake of ours. */
export const inEnvelope = (input: MessageInput): MailMessage => {
  const composed = composeMessage(input)
  if (!composed.ok) throw new Error(`A letter has no usable address: ${composed.unusable.join(', ')}`)
  return composed.message
}
