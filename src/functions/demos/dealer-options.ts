import { diaryOfDealer } from '../../api/demos/dealer-days.ts'
import { type DemoTurn, wishesOf } from '../../api/demos/demo-turn.ts'
import type { ReadAsk } from '../../api/demos/read-demo.ts'
import { addDays } from '../../domain/calendar/calendar.ts'
import { clockWords } from '../../domain/calendar/clock-words.ts'
import { dayWords } from '../../domain/calendar/day-words.ts'
import { hoursOn, opensOn } from '../../domain/calendar/opening-hours.ts'
import { weekdayOf } from '../../domain/calendar/weekday.ts'
import { type DemoDiary, demoDaysAhead, isFreeForDemo } from '../../domain/dealers/free-demo-days.ts'
import { isToCome } from '../../domain/demos/days-to-come.ts'
import { declineReasons, reasonWords } from '../../domain/demos/decline-reasons.ts'
import type { DemoControl, DemoOption } from '../../domain/demos/demo-screen.ts'
import { demoMinutes, demoTimes, usualMinutes, usualTime } from '../../domain/demos/demo-times.ts'
import { firstName } from '../../domain/demos/demo-words.ts'

/** What was typed and has to be put right, by the names of the fields. */
export type Typed = ReadonlyMap<string, string>

const typedOr = (typed: Typed, name: string, otherwise: string): string => typed.get(name) ?? otherwise

/** Within the hours of the day; all, where there are none. */
const timesOf = (diary: DemoDiary, day: string): readonly string[] => {
  const [from = '', to = ''] = hoursOn(diary, day)?.split('-') ?? []
  const within = demoTimes.filter((time) => time >= from && time < to)
  return within.length === 0 ? demoTimes : within
}

const timeSelect = (name: string, times: readonly string[], typed: Typed): DemoControl => ({
  kind: 'select',
  name,
  label: 'Time',
  options: times.map((time) => ({ value: time, label: clockWords(time) })),
  value: typedOr(typed, name, times.includes(usualTime) ? usualTime : (times[0] ?? usualTime)),
})

const early = '15:00'

const hintOf = (diary: DemoDiary, day: string, others: number): string => {
  const closes = hoursOn(diary, day)?.split('-')[1]
  if (others > 0) return 'You have one other demo that day.'
  return closes !== undefined && closes < early
    ? `You close at ${clockWords(closes)}.`
    : 'You have no other demo that day.'
}

/** How many days can be offered: two weeks of most shops. */
const mostDays = 12

const daysToOffer = (diary: DemoDiary, held: readonly string[]) =>
  Array.from({ length: demoDaysAhead }, (_, at) => addDays(diary.today, at + 1))
    .filter((day) => opensOn(diary, day) && !held.includes(day))
    .slice(0, mostDays)
    .map((day) => ({ day, isTaken: !isFreeForDemo(diary, day) }))

const acceptOf = (diary: DemoDiary, who: string, typed: Typed, day: string, at: number): DemoOption => {
  const value = at === 0 ? 'first' : 'second'
  return {
    value,
    label: dayWords(day),
    hint: `${at === 0 ? `${who}’s first choice.` : 'The second choice.'} ${hintOf(diary, day, diary.booked.get(day) ?? 0)}`,
    controls: [timeSelect(`time-${value}`, timesOf(diary, day), typed)],
    button: `Accept ${weekdayOf(day)}`,
    after: `${who} gets a letter with your number. You get theirs.`,
  }
}

/** What a dealer may say to an ask: yes to a day that is held, another day, or no. */
export const dealerOptions = async (
  read: ReadAsk,
  held: readonly string[],
  typed: Typed,
): Promise<readonly DemoOption[]> => {
  const { asked, facts, submission, at, request, ground, unit } = read
  const turn: Pick<DemoTurn, 'unit' | 'at' | 'request' | 'ground'> = { unit, at, request, ground }
  const diary = await diaryOfDealer(turn, asked)
  const who = firstName(facts.visitor.name) || 'The visitor'
  const accepts = wishesOf(submission).flatMap((day, index) =>
    held.includes(day) && isToCome(day, diary.today) ? [acceptOf(diary, who, typed, day, index)] : [],
  )
  const days = daysToOffer(diary, held)
  return [
    ...accepts,
    {
      value: 'other',
      label: 'Another day',
      hint: `${who} gets a letter and has two working days to say yes.`,
      controls: [
        { kind: 'days', name: 'day', label: 'Which day', days, value: typedOr(typed, 'day', '') },
        timeSelect('time-other', demoTimes, typed),
        {
          kind: 'select',
          name: 'minutes',
          label: 'Takes',
          options: demoMinutes.map((minutes) => ({ value: `${minutes}`, label: `${minutes} min` })),
          value: typedOr(typed, 'minutes', `${usualMinutes}`),
        },
        { kind: 'line', name: 'words', label: `A line for ${who}`, value: typedOr(typed, 'words', '') },
      ],
      button: 'Offer this day',
      after: `Nothing is fixed until ${who} says yes.`,
    },
    {
      value: 'no',
      label: 'Not us, this time',
      hint: 'The next nearest dealer is asked at once. No harm done.',
      controls: [
        {
          kind: 'one-of',
          name: 'reason',
          label: 'Why',
          options: declineReasons.map((reason) => ({ value: reason, label: reasonWords(reason, facts.model) })),
          value: typedOr(typed, 'reason', ''),
        },
      ],
      button: 'Pass it on',
      after: `${who} hears that another dealer will answer.`,
    },
  ]
}
