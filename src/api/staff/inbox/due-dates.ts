import { workingDaysIn } from '../../../domain/calendar/working-days.ts'
import type { Edition } from '../../../domain/edition/edition.ts'
import { type EditionCode, editionCodes } from '../../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import { editions } from '../../../domain/edition/editions.ts'
import { answerDue } from '../../../domain/staff/answer-due.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import type { CaseRow } from './case-row.ts'

type Services = Pick<FormServices, 'factsOf' | 'dealers'>

/** By which clock an edition works: that of the place where its letters are read. */
export const timeZoneOf = ({ code, state }: Pick<EditionFacts, 'code' | 'state'>): string => {
  const { most, states }: Edition['timeZones'] = editions[code].timeZones
  return states[state] ?? most
}

const dueIn = async ({ factsOf, dealers }: Services, code: EditionCode): Promise<(since: Date) => Date> => {
  const facts = factsOf(code)
  const isWorkingDay = workingDaysIn(await dealers.holidaysOf(code), facts.state)
  return (since) => answerDue(since, { timeZone: timeZoneOf(facts), isWorkingDay })
}

/** By when each was promised an answer; null where nobody waits for one. */
export const dueDates = async (
  services: Services,
  rows: readonly Pick<CaseRow, 'edition' | 'waitingSince'>[],
): Promise<(Date | null)[]> => {
  const known = new Map<string, (since: Date) => Date>()
  for (const code of editionCodes)
    if (rows.some(({ edition }) => edition === code)) known.set(code, await dueIn(services, code))
  return rows.map(({ edition, waitingSince }) =>
    waitingSince === null ? null : (known.get(edition)?.(waitingSince) ?? null),
  )
}
