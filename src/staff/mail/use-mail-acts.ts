import { useState } from 'react'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { ask } from '../ask.ts'
import { attachMail } from '../operations/mail/attach-mail.ts'
import { discardMails } from '../operations/mail/discard-mails.ts'
import type { ListedMail, MailActed } from '../operations/mail/mail-answers.ts'
import { openCaseOfMail } from '../operations/mail/open-case-of-mail.ts'
import { restoreMails } from '../operations/mail/restore-mails.ts'
import { useActs } from '../parts/use-acts.ts'
import { senderWords } from './mail-words.ts'

type Seen = Pick<ListedMail, 'id' | 'revision'>

const seenOf = ({ id, revision }: Seen): Seen => ({ id, revision })

/** By the number that it has now, else by who has written it. */
const named = (acted: MailActed) => ({
  ...acted,
  of: acted.reference ?? (acted.mail === null ? 'The mail' : senderWords(acted.mail)),
})

/** What can be done with mail, and what came of it. */
export const useMailActs = (onActed: () => void) => {
  const { said, isBusy, act, one, say } = useActs<ReturnType<typeof named>>('mails', onActed)
  const [undo, setUndo] = useState<readonly Seen[]>([])

  const discard = async (mails: readonly ListedMail[]): Promise<boolean> => {
    if (mails.length === 0) return false
    const acted = await act('Discarded', async () => (await ask(discardMails, { mails: mails.map(seenOf) })).map(named))
    setUndo(acted.flatMap(({ problem, mail }) => (problem === null && mail !== null ? [seenOf(mail)] : [])))
    return acted.some(({ problem }) => problem === null)
  }

  const restore = async (mails: readonly Seen[]): Promise<boolean> => {
    if (mails.length === 0) return false
    setUndo([])
    const acted = await act('Waits again', async () =>
      (await ask(restoreMails, { mails: mails.map(seenOf) })).map(named),
    )
    return acted.some(({ problem }) => problem === null)
  }

  return {
    said,
    isBusy,
    hasUndo: undo.length > 0,
    discard,
    restore,
    undo: () => restore(undo),
    attach: (mail: ListedMail, reference: string) =>
      one('Placed', async () => named(await ask(attachMail, { mail: seenOf(mail), reference }))),
    open: (mail: ListedMail, edition: EditionCode) =>
      one('New in the inbox', async () =>
        named(await ask(openCaseOfMail, { mail: seenOf(mail), edition: asEnum(edition) })),
      ),
    say,
  }
}
