import { isDay } from '../../domain/calendar/calendar.ts'
import { type StaffSubject, staffSubjects } from '../../domain/staff/staff-subject.ts'

/** What of the record is looked at. */
export interface RecordFilter {
  readonly person: string | undefined
  readonly subject: StaffSubject | undefined
  readonly day: string | undefined
}

export const filterIn = (search: string): RecordFilter => {
  const params = new URLSearchParams(search)
  const day = params.get('day') ?? ''
  return {
    person: params.get('by') ?? undefined,
    subject: staffSubjects.find((each) => each === params.get('what')),
    day: isDay(day) ? day : undefined,
  }
}

export const recordAddress = ({ person, subject, day }: RecordFilter): string => {
  const query = new URLSearchParams({
    ...(person && { by: person }),
    ...(subject && { what: subject }),
    ...(day && { day }),
  })
  return `/staff/record/${query.size === 0 ? '' : `?${query}`}`
}
