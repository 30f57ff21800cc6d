import type { Db } from '../../db/database.ts'
import { caseNotes } from '../../db/schema/case-notes.ts'
import type { MailRow } from './received-mail.ts'

const doubt = ({ from, verdict }: Pick<MailRow, 'from' | 'verdict'>): string => {
  if (from === '') return 'It names no sender that could be answered.'
  return verdict === 'forged'
    ? `It says that it is from ${from}, and the server that took it in says that it is not.`
    : `Nobody vouches that it is from ${from}, as it says.`
}

/**
 * Staff have put a mail with a case of which nobody knows who has written it: whoever opens the case has to know, too. Answers go to
 * the address of the case, whatever address is in the mail.
 */
export const noteSender = async (
  unit: Db,
  mail: MailRow,
  { id, email }: { readonly id: string; readonly email: string },
  at: Date,
): Promise<void> => {
  if (mail.verdict === 'vouched') return
  const place = mail.from === email.toLowerCase() ? 'and that is the address of this case' : 'the address of this case'
  const words = `Stray mail was put here. ${doubt(mail)} Answers go to ${email}, ${place}.`
  await unit.insert(caseNotes).values({ submission: id, name: 'Mail', words: words.slice(0, 2000), at })
}
