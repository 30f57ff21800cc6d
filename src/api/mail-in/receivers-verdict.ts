import type { MailHeaders } from './mail-headers.ts'

/**
 * What the server that took a mail in says of its sender (RFC 8601). `unsaid`: nothing, or nobody knows which server that is.
 * Anybody writes a `pass` into what they send.
 */
export type Verdict = 'vouched' | 'forged' | 'unsaid'

/** No server writes more. */
const longest = 10_000

/** Senders choose what stands in quotes and in brackets: none of it is a verdict. */
const withoutAsides = (header: string): string => {
  let [plain, depth, isQuoted] = ['', 0, false]
  for (let at = 0; at < header.length; at += 1) {
    const letter = header[at] ?? ''
    if (letter === '\\' && (isQuoted || depth > 0)) at += 1
    else if (letter === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (letter === '(') depth += 1
    else if (letter === ')' && depth > 0) depth -= 1
    else if (depth === 0) plain += letter
  }
  return plain.toLowerCase()
}

interface Results {
  readonly server: string
  /** Each as it is written: `dmarc=pass header.from=example.com`. */
  readonly results: readonly string[]
}

const resultsIn = (header: string): Results => {
  const [server = '', ...results] = withoutAsides(header.slice(0, longest))
    .split(';')
    .map((part) => part.trim())
  return { server: server.split(/\s/)[0] ?? '', results }
}

const dmarcOf = ({ results }: Results): string[] => results.filter((each) => /^dmarc\s*=/.test(each))

const says = (result: string, verdict: string): boolean => new RegExp(`^dmarc\\s*=\\s*${verdict}\\b`).test(result)

/** It may name the domain that it has looked at, which is then that of the sender. */
const isAbout = (result: string, domain: string): boolean => {
  const named = /\bheader\.from\s*=\s*(\S+)/.exec(result)?.[1]
  return named === undefined || named.replace(/^.*@/, '') === domain
}

/**
 * The verdict on `from`. Servers write it above all that came with the mail, so only the uppermost of `receiver` counts: what stands
 * below, or is signed by another name, the sender may have written. Where nobody has said who receives our mail, nobody is vouched for;
 * that somebody is forged is believed all the same, for who lies there gains nothing.
 */
export const receiversVerdict = (headers: MailHeaders, from: string, receiver: string | undefined): Verdict => {
  const all = (headers.get('authentication-results') ?? []).map(resultsIn)
  if (receiver === undefined)
    return all.some((each) => dmarcOf(each).some((result) => says(result, 'fail'))) ? 'forged' : 'unsaid'
  const own = all.find(({ server }) => server === receiver.toLowerCase())
  const results = own === undefined ? [] : dmarcOf(own)
  if (results.some((result) => says(result, 'fail'))) return 'forged'
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const isVouched = results.length === 1 && results.every((each) => says(each, 'pass') && isAbout(each, domain))
  return isVouched ? 'vouched' : 'unsaid'
}
