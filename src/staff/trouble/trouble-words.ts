import type { Failure } from '../operations/trouble/ask-trouble.ts'

const jobs: Record<string, string> = {
  'send-letter': 'Sending letters',
  'pay-refund': 'Paying back',
  'keep-paper': 'Writing an invoice or a credit note',
  'settle-orders': 'Asking the gateway about orders',
  'back-in-stock': 'Telling those who wait for goods',
  'first-counts': 'Counting new products',
  'forget-old-data': 'Forgetting old data',
  'forget-identity': 'Forgetting old sign-ins',
  'remove-people': 'Removing accounts',
  'remove-orphans': 'Removing files that nobody needs',
}

/** What a job does, in words; its own name where nobody has found any. */
export const jobWords = (name: string): string => jobs[name] ?? name

export const titleOf = ({ kind, what }: Pick<Failure, 'kind' | 'what'>): string =>
  kind === 'LETTER' ? what : jobWords(what)

export const triesWords = (tries: number): string => (tries === 1 ? 'tried once' : `tried ${tries} times`)

/** How long ago, for what waits: "for 2 h". */
export const waitWords = (since: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / 60_000)
  if (minutes < 1) return 'for a moment'
  if (minutes < 60) return `for ${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `for ${hours} h` : `for ${Math.floor(hours / 24)} days`
}
