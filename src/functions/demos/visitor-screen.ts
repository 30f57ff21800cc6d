import { answerByWords } from '../../api/demos/ask-dealer.ts'
import { whoWouldCome } from '../../api/demos/change-request.ts'
import { diaryOfDealer, todayAt } from '../../api/demos/dealer-days.ts'
import { whereOf, whoseClock } from '../../api/demos/demo-facts.ts'
import { demoAddress, demosPath, demoToken } from '../../api/demos/demo-links.ts'
import { hasBeen } from '../../api/demos/demo-time-trouble.ts'
import { timeOf } from '../../api/demos/demo-turn.ts'
import type { ReadDemo } from '../../api/demos/read-demo.ts'
import { addDays } from '../../domain/calendar/calendar.ts'
import { shortDay } from '../../domain/calendar/day-words.ts'
import { demoDaysAhead, freeDemoDays } from '../../domain/dealers/free-demo-days.ts'
import type { DemoControl, DemoFact, DemoOption, DemoScreen } from '../../domain/demos/demo-screen.ts'
import type { DemoEvent } from '../../domain/demos/demo-transitions.ts'
import { mayHappen } from '../../domain/demos/demo-transitions.ts'
import { demoTimeWords, eitherDay, shortDemoTime } from '../../domain/demos/demo-words.ts'
import type { Typed } from './dealer-options.ts'

interface Come {
  readonly token: string
  readonly typed: Typed
  readonly problem?: string | undefined
}

/** Days on which whoever would come can; any, where nobody is known yet. */
const daysToName = async (read: ReadDemo): Promise<readonly string[]> => {
  const dealer = await whoWouldCome(read)
  if (dealer !== undefined) return freeDemoDays(await diaryOfDealer(read, dealer))
  const today = todayAt(read, { state: '' })
  return Array.from({ length: demoDaysAhead }, (_, at) => addDays(today, at + 1))
}

const daySelect = (name: string, label: string, days: readonly string[], typed: Typed): DemoControl => ({
  kind: 'select',
  name,
  label,
  options: [{ value: '', label: 'Choose' }, ...days.map((day) => ({ value: day, label: shortDay(day) }))],
  value: typed.get(name) ?? '',
})

const optionsOf = async (read: ReadDemo, typed: Typed): Promise<readonly DemoOption[]> => {
  const { request, dealer } = read
  if (hasBeen(read, dealer)) return []
  const may = (event: DemoEvent) => mayHappen(event, 'visitor', request.state)
  const time = timeOf(request)
  const shop = dealer?.name ?? 'the dealer'
  const offered: DemoOption[] =
    may('take-proposal') && time !== undefined
      ? [
          {
            value: 'yes',
            label: `Yes, ${demoTimeWords(time)}`,
            hint: `${shop} comes then. They get your number, to ask about the way in.`,
            controls: [],
            button: `Take ${shortDemoTime(time)}`,
            after: `${shop} gets a letter with your number.`,
          },
          {
            value: 'not-then',
            label: 'Not then',
            hint: 'The next nearest dealer is asked for the days that you named.',
            controls: [],
            button: 'Ask the next dealer',
            after: `${shop} hears that their day doesn’t suit.`,
          },
        ]
      : []
  const days = may('change') ? await daysToName(read) : []
  const change: DemoOption[] = may('change')
    ? [
        {
          value: 'change',
          label: 'Two other days',
          hint: 'What is arranged so far is off, and the dealer is asked for the new days.',
          controls: [
            daySelect('first-day', 'First day', days, typed),
            daySelect('second-day', 'Second day', days, typed),
          ],
          button: 'Ask for these days',
          after: 'You get a letter once there is an answer.',
        },
      ]
    : []
  const cancel: DemoOption[] = may('cancel')
    ? [
        {
          value: 'cancel',
          label: 'Cancel it',
          hint: 'Nobody comes, and nobody minds.',
          controls: [],
          button: 'Cancel the demo',
          after: 'Whoever was to come hears of it at once.',
        },
      ]
    : []
  return [...offered, ...change, ...cancel]
}

const stateOf = (read: ReadDemo): Pick<DemoScreen, 'title' | 'lead'> => {
  const { request, dealer, facts, ground } = read
  const time = timeOf(request)
  const shop = dealer?.name ?? 'A dealer'
  const when = time && `${demoTimeWords(time)}${dealer ? whoseClock(facts, dealer, time) : ''}`
  const by =
    dealer && request.answerBy ? answerByWords(request.answerBy, dealer, request.edition) : 'two working days from now'
  switch (request.state) {
    case 'asked':
      return {
        title: `${shop} has your request.`,
        lead: `They answer by ${by}. If they can’t, or say nothing, the next nearest dealer is asked.`,
      }
    case 'proposed':
      return {
        title: time ? `Would ${shortDemoTime(time)} do?` : 'Would another day do?',
        lead: `${shop} can’t come on the days that you named, and offers ${when ?? 'another'}. It is held for you until ${by}.`,
      }
    case 'accepted':
      if (time !== undefined && hasBeen(read, dealer))
        return {
          title: `It was ${shortDemoTime(time)}.`,
          lead: `${shop} came on ${demoTimeWords(time)}. If nobody did, or there is something to say about it, ring us and give the reference.`,
        }
      return {
        title: time ? `${shortDemoTime(time)} it is.` : 'It is settled.',
        lead: `${shop} comes to your pool${when ? ` on ${when}` : ''}. Leave the pool as dirty as it is.`,
      }
    case 'with-staff':
      return {
        title: 'We are finding somebody.',
        lead: `No dealer has it at the moment. We look for one ourselves and ring you. You can also reach us: ${ground.facts.phone}.`,
      }
    case 'unplaced':
      return {
        title: 'Nobody could come this time.',
        lead: `No dealer within reach could come on ${eitherDay(facts.wishes)}. Name two other days, and we ask again.`,
      }
    case 'cancelled':
      return {
        title: 'Your demo is cancelled.',
        lead: 'Nobody comes. If you would like one after all, ask for it again whenever it suits.',
      }
  }
}

/** What is offered is asked at once; else nobody has to do anything. */
const headings = {
  asked: 'If other days suit you better',
  accepted: 'If something comes up',
  'with-staff': 'If other days suit you, too',
  unplaced: 'Try again',
  cancelled: '',
}

const reachOf = ({ dealer, request, ground }: ReadDemo): readonly DemoFact[] => {
  const phone = (label: string, value: string, note: string): DemoFact => ({
    label,
    value,
    note,
    href: `tel:${value.replaceAll(' ', '')}`,
  })
  const us = phone('Questions', ground.facts.phone, ground.facts.hours)
  const comes = request.state === 'accepted' || request.state === 'proposed'
  return dealer !== undefined && comes ? [phone('Dealer', dealer.phone, dealer.name), us] : [us]
}

/** What the visitor's own link shows: how it stands, and what they may do about it. */
export const visitorScreen = async (
  read: ReadDemo,
  { token, typed, problem }: Come,
): Promise<{ readonly screen: DemoScreen; readonly status: number }> => {
  const { request, facts, ground, submission, dealer } = read
  const options = await optionsOf(read, typed)
  const chosen = typed.get('answer') ?? ''
  const calendar = demoToken(ground.secret, { purpose: 'own-calendar', id: submission.id })
  return {
    status: problem === undefined ? 200 : 422,
    screen: {
      ...stateOf(read),
      tab: 'Your demo',
      who: 'Your demo',
      ...(problem !== undefined && { problem }),
      ...(request.state === 'accepted' &&
        !hasBeen(read, dealer) && {
          actions: [{ label: 'Add to my calendar', href: demoAddress('', calendar), icon: 'calendar' }],
        }),
      facts: reachOf(read),
      ...(options.length > 0 && {
        form: {
          action: demosPath,
          hidden: { t: token, ...(request.day && { day: request.day }), ...(request.time && { time: request.time }) },
          legend: 'What you would like',
          ...(request.state !== 'proposed' && { heading: headings[request.state] }),
          options,
          chosen: options.some(({ value }) => value === chosen) ? chosen : (options[0]?.value ?? ''),
        },
      }),
      beside: {
        heading: 'What you asked for',
        facts: [
          { label: 'Reference', value: facts.reference },
          { label: 'Days', value: eitherDay(facts.wishes) },
          { label: 'Where', value: whereOf(facts) },
          ...(facts.pool === '' ? [] : [{ label: 'Pool', value: facts.pool }]),
          { label: 'To see', value: facts.model ?? 'Whichever suits the pool' },
        ],
      },
      links: [{ label: 'To the home page', href: `/${request.edition}/` }],
    },
  }
}
