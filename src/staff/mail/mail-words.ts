import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { type MailView, mailViews } from '../../domain/staff/mail-views.ts'
import type { ListedMail } from '../operations/mail/mail-answers.ts'
import type { Tab } from '../parts/tabs.tsx'

export const mailViewWords: Readonly<Record<MailView, string>> = {
  waiting: 'Waiting',
  automatic: 'Automatic',
  discarded: 'Discarded',
}

/** What stands above each list: what is in it, and what becomes of it. */
export const mailViewNotes: Readonly<Record<MailView, string>> = {
  waiting: 'Nothing says what these are about.',
  automatic: 'Written by machines. Forgotten after 90 days.',
  discarded: 'Forgotten after 90 days.',
}

export const mailStateWords: Readonly<Record<ListedMail['state'], string>> = {
  stray: 'Waiting',
  threaded: 'Placed',
  automatic: 'Automatic',
  discarded: 'Discarded',
}

export const editionWords: Readonly<Record<EditionCode, string>> = {
  'en-au': 'Australia',
  'en-nz': 'New Zealand',
  'en-za': 'South Africa',
}

export const senderWords = ({ name, from }: Pick<ListedMail, 'name' | 'from'>): string => name || from || 'No sender'

/** Who a mail says it is from, and whether anybody vouches for that. */
export const verdictWords = ({ from, verdict }: Pick<ListedMail, 'from' | 'verdict'>): string => {
  if (from === '') return 'It names no address that it is from'
  const words: Readonly<Record<ListedMail['verdict'], string>> = {
    vouched: 'Vouched for: it is from this address',
    unsaid: 'Nobody vouches that it is from this address',
    forged: 'Forged: the server that took it in says that it is not from this address',
  }
  return words[verdict]
}

/** What stands beside something that came from the address of a mail. */
export const sameSenderWords = ({ verdict }: Pick<ListedMail, 'verdict'>): string =>
  verdict === 'vouched' ? 'From the same address' : 'The mail names the same address, and nobody vouches for that'

export const subjectWords = ({ subject }: Pick<ListedMail, 'subject'>): string => subject || 'No subject'

/** "340 kB", "2.1 MB". */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Which edition an address is likely to be of: where most of its country is. */
export const likelyEdition = (from: string): EditionCode => {
  if (from.endsWith('.nz')) return 'en-nz'
  return from.endsWith('.za') ? 'en-za' : 'en-au'
}

export const mailAddressOf = (view: MailView, id = ''): string =>
  `/staff/mail/${id === '' ? '' : `${encodeURIComponent(id)}/`}${view === 'waiting' ? '' : `?view=${view}`}`

export const mailTabs = (current: MailView, waiting: number | undefined): Tab[] =>
  mailViews.map((view) => ({
    href: mailAddressOf(view),
    name: mailViewWords[view],
    count: view === 'waiting' ? waiting : undefined,
    isCurrent: view === current,
  }))
