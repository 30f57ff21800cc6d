import { randomUUID } from 'node:crypto'
import type { Db } from '../../api/db/database.ts'
import { queueLetter } from '../../api/mail/letter-queue.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { ofEditions } from '../../domain/edition/editions.ts'
import type { IdentityServices } from '../identity-services.ts'
import type { Notice } from '../letters/notice-letter.ts'

const timeZones = ofEditions('timeZones')

interface Told {
  readonly to: string
  readonly edition: EditionCode
  readonly notice: Notice
  readonly device: string
}

/** In the transaction of what it tells of. */
export const tellPerson = async (
  unit: Db,
  { jobs, factsOf, now }: Pick<IdentityServices, 'jobs' | 'factsOf' | 'now'>,
  { to, edition, notice, device }: Told,
): Promise<void> => {
  const facts = factsOf(edition)
  // With the name of the zone: people travel.
  const when = new Intl.DateTimeFormat(facts.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZones[edition].most,
    timeZoneName: 'short',
  }).format(now())
  const { noticeLetter } = await import('../letters/notice-letter.ts')
  await queueLetter(
    unit,
    jobs,
    noticeLetter({ key: `identity/${randomUUID()}`, to, edition: facts, notice, when, device }),
  )
}
