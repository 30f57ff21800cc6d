import * as v from 'valibot'
import { cleanLine, shortened } from './clean-words.ts'
import type { SendResult } from './mail-transport.ts'
import type { SmtpServerAddress } from './smtp-url.ts'

const smtpError = v.object({
  message: v.string(),
  code: v.optional(v.string(), ''),
  command: v.optional(v.string(), ''),
  response: v.optional(v.string(), ''),
  responseCode: v.optional(v.number(), 0),
  originalCode: v.optional(v.string(), ''),
})

type SmtpError = v.InferOutput<typeof smtpError>

const longestAnswer = 300

// Bad sequence of commands, and three ways to say that we are not signed in: our trouble, not the recipient's.
const ours = new Set([503, 530, 534, 535])

/** Whether the server has answered for good, about this message and its recipient. A refused sender or sign-in is for us to mend. */
const isRefusal = ({ code, command, responseCode }: SmtpError): boolean => {
  const aboutMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')
  // Without an answer the library itself found the message unfit: too large, or no address in it.
  return aboutMessage && (responseCode === 0 || (responseCode >= 500 && responseCode < 600 && !ours.has(responseCode)))
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/

const reasonOf = (error: SmtpError, place: string, plainAllowed: boolean): string => {
  const { code, originalCode, response } = error
  const answer = shortened(cleanLine(response), longestAnswer)
  if (code === 'ETLS' && error.command === 'STARTTLS' && answer !== '' && !plainAllowed) {
    return `${place} does not offer encryption (STARTTLS), and nothing is sent without it. It said: ${answer}`
  }
  if (code === 'EAUTH') return `${place} did not accept the user and password. ${answer && `It said: ${answer}`}`.trim()
  if (answer !== '') return `${place} said: ${answer}`
  if (certificateCodes.test(originalCode) || /certificate/i.test(error.message)) {
    return `${place} showed a certificate that cannot be trusted: ${cleanLine(error.message)}`
  }
  if (originalCode === 'ECONNREFUSED') return `Nothing answers at ${place}`
  if (code === 'EDNS') return `No server is known by the name in ${place}`
  if (code === 'ETIMEDOUT') return `${place} did not answer in time`
  if (code === 'ECONNECTION' || code === 'ESOCKET') return `${place} hung up before it had taken the message`
  return `${place}: ${shortened(cleanLine(error.message), longestAnswer)}`
}

/** What a failed delivery means for the message. */
export const sendFailure = (thrown: unknown, { host, port, plainAllowed }: SmtpServerAddress): SendResult => {
  const error = v.parse(smtpError, thrown)
  const reason = reasonOf(error, `${host}:${port}`, plainAllowed)
  return { state: isRefusal(error) ? 'refused' : 'later', reason }
}
