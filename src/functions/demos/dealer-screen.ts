import { eq } from 'drizzle-orm'
import { demoBookings } from '../../api/db/schema/demo-bookings.ts'
import { answerByWords } from '../../api/demos/ask-dealer.ts'
import { todayAt } from '../../api/demos/dealer-days.ts'
import { kmTo, suburbOf, whereOf, whoseClock } from '../../api/demos/demo-facts.ts'
import { demoAddress, demosPath, demoToken } from '../../api/demos/demo-links.ts'
import { timeOf, wishesOf } from '../../api/demos/demo-turn.ts'
import type { ReadAsk } from '../../api/demos/read-demo.ts'
import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'
import { contactDays, isContactShown } from '../../domain/demos/contact-days.ts'
import { passedWords } from '../../domain/demos/days-to-come.ts'
import type { DemoFact, DemoScreen } from '../../domain/demos/demo-screen.ts'
import { demoTimeWords, firstName, momentWords, shortDemoTime, shortName } from '../../domain/demos/demo-words.ts'
import { withoutReach } from '../../domain/demos/without-reach.ts'
import { dealerOptions, type Typed } from './dealer-options.ts'

interface Shown {
  readonly screen: DemoScreen
  readonly status: number
}

interface Come {
  readonly token: string
  /** What the link has chosen. */
  readonly choice: string
  readonly typed: Typed
  readonly problem?: string | undefined
}

const whoAsks = ({ facts, asked }: ReadAsk, isTheirs: boolean): readonly DemoFact[] => {
  const { visitor, pool, model, notes } = facts
  const km = kmTo(facts, asked.location)
  return [
    {
      label: 'Name',
      value: isTheirs ? visitor.name : shortName(visitor.name),
      ...(!isTheirs && { note: 'Number and email once you accept' }),
    },
    { label: 'Where', value: km === undefined ? whereOf(facts) : `${whereOf(facts)}, ${km}\u00a0km` },
    ...(pool === '' ? [] : [{ label: 'Pool', value: pool }]),
    { label: 'To see', value: model ?? 'Whichever suits the pool' },
    ...(notes === undefined ? [] : [{ label: 'Says', value: `“${isTheirs ? notes : withoutReach(notes)}”` }]),
  ]
}

const reach = ({ ground: { facts } }: ReadAsk): DemoFact => ({
  label: 'Questions',
  value: facts.phone,
  note: facts.hours,
  href: `tel:${facts.phone.replaceAll(' ', '')}`,
})

const asking = async (read: ReadAsk, { token, choice, typed, problem }: Come): Promise<Shown> => {
  const { unit, submission, facts, asked, ask, request } = read
  const held = await unit.select().from(demoBookings).where(eq(demoBookings.submission, submission.id))
  const days = held.filter(({ state, dealer }) => state === 'asked' && dealer === asked.slug).map(({ day }) => day)
  const options = await dealerOptions(read, days, typed)
  const chosen = typed.get('answer') ?? choice
  const first = options[0]?.value ?? 'other'
  const who = shortName(facts.visitor.name)
  const passed = passedWords(facts.wishes, todayAt(read, asked))
  const pool = facts.pool === '' ? '' : `has a pool (${facts.pool}) and `
  return {
    status: problem === undefined ? 200 : 422,
    screen: {
      title: `A demo in ${suburbOf(facts)}?`,
      tab: `A demo in ${suburbOf(facts)}?`,
      who: asked.name,
      lead: `${who} ${pool}wants to see ${facts.model === undefined ? 'whichever robot suits it' : `a ${facts.model}`}. ${passed === '' ? '' : `${passed} `}Pick one line, press the button. The link answers once.`,
      ...(problem !== undefined && { problem }),
      form: {
        action: demosPath,
        hidden: { t: token },
        legend: 'Your answer',
        options,
        chosen: options.some(({ value }) => value === chosen) ? chosen : first,
        deadline: `Please answer by ${answerByWords(ask.answerBy, asked, request.edition)}. Then the next dealer is asked.`,
      },
      beside: { heading: 'Who asks', facts: whoAsks(read, false) },
      links: [],
    },
  }
}

/** When, by whom: "On Monday 16 November, 3.20 pm, by Bayside Pool Workshop." */
const signed = ({ ask, asked, request }: ReadAsk): string => {
  // What ran out, was taken back or went elsewhere nobody of the dealer has answered.
  const isAnswered = ask.answer === 'accepted' || ask.answer === 'proposed' || ask.answer === 'declined'
  if (ask.answeredAt === null || !isAnswered) return ''
  return ` It was answered on ${momentWords(ask.answeredAt, dealerTimeZone(asked.state, request.edition))}, by ${ask.answeredBy}.`
}

const theirs = (read: ReadAsk): Shown => {
  const { request, facts, asked, ask, ground } = read
  const time = timeOf(request) ?? { day: '', time: '', minutes: 0 }
  const { visitor } = facts
  const calendar = demoToken(ground.secret, { purpose: 'answer-calendar', id: ask.id })
  return {
    status: 200,
    screen: {
      title: `${shortDemoTime(time)} it is.`,
      tab: `Your demo in ${suburbOf(facts)}`,
      who: asked.name,
      lead: `${demoTimeWords(time)}${whoseClock(facts, asked, time)}, in ${suburbOf(facts)}. Ring ${firstName(visitor.name) || 'them'} to ask for the street and the way in.${signed(read)}`,
      facts: [
        { label: 'Phone', value: visitor.phone, href: `tel:${visitor.phone.replaceAll(' ', '')}` },
        { label: 'Email', value: visitor.email, href: `mailto:${visitor.email}` },
        { label: 'Takes', value: `${time.minutes} minutes` },
        reach(read),
      ],
      actions: [{ label: 'Add to my calendar', href: demoAddress('', calendar), icon: 'calendar' }],
      beside: { heading: 'Who asks', facts: whoAsks(read, true) },
      links: [],
    },
  }
}

/** Theirs, and some days ago: what was answered and when, and nothing of whom it was for. */
const hasBeenLong = (read: ReadAsk): Shown => {
  const { request, facts, asked } = read
  const time = timeOf(request)
  return {
    status: 200,
    screen: {
      title: time ? `It was ${shortDemoTime(time)}.` : 'It was yours.',
      tab: 'A demo',
      who: asked.name,
      lead: `${time ? `The demo was on ${demoTimeWords(time)}.` : 'The demo has been.'}${signed(read)} Whom it was for is not shown any more, ${contactDays} days after.`,
      facts: [{ label: 'Reference', value: facts.reference }, reach(read)],
      links: [],
    },
  }
}

const whatBecame = (read: ReadAsk, isShown: boolean): { title: string; lead: string } => {
  const { ask, request, dealer, asked, facts } = read
  const who = isShown ? shortName(facts.visitor.name) : 'The visitor'
  const elsewhere =
    request.state === 'cancelled'
      ? 'It is cancelled now.'
      : dealer !== undefined && dealer.slug !== asked.slug
        ? `${dealer.name} has it now.`
        : dealer === undefined
          ? 'We are finding somebody.'
          : ''
  const time = ask.day !== null && ask.time !== null ? { day: ask.day, time: ask.time } : undefined
  switch (ask.answer) {
    case 'proposed':
      return request.state === 'proposed' && dealer?.slug === asked.slug && time !== undefined
        ? {
            title: `You offered ${shortDemoTime(time)}.`,
            lead: `${demoTimeWords(time)}. ${who} has until ${request.answerBy ? answerByWords(request.answerBy, asked, request.edition) : 'two working days'} to say yes, and you get a letter.`,
          }
        : { title: 'Your day is free again.', lead: `The day that you offered was not taken. ${elsewhere}` }
    case 'accepted':
      return { title: 'This one is off.', lead: `You had accepted it. It has changed since. ${elsewhere}` }
    case 'declined':
      return { title: 'You passed it on.', lead: `Thank you for saying so. ${elsewhere}` }
    case 'unanswered':
      return { title: 'Too late for this one.', lead: `Two working days went by. ${elsewhere}` }
    case 'moved':
      return {
        title: 'This one went elsewhere.',
        lead: `We have taken it to somebody else. ${elsewhere} You needn’t do anything.`,
      }
    case 'withdrawn':
    case null:
      return {
        title: 'There is nothing to answer any more.',
        lead: `${who} ${request.state === 'cancelled' ? 'doesn’t need a demo any more' : 'has named other days'}. Thank you all the same.`,
      }
  }
}

const over = (read: ReadAsk, isShown: boolean): Shown => {
  const { facts, asked } = read
  const { title, lead } = whatBecame(read, isShown)
  return {
    status: 200,
    screen: {
      title,
      tab: isShown ? `A demo in ${suburbOf(facts)}` : 'A demo',
      who: asked.name,
      lead: `${lead.trim()}${signed(read)}`,
      facts: [{ label: 'Reference', value: facts.reference }, reach(read)],
      links: [],
    },
  }
}

/** Whoever is no dealer of ours sees nothing of anybody, and hears what to do. */
const notListed = (read: ReadAsk): Shown => ({
  status: 403,
  screen: {
    title: 'You aren’t listed as a dealer any more.',
    tab: 'A demo',
    who: read.asked.name,
    lead: 'So this link shows nothing and answers nothing. Ring us if that’s a mistake, or if you have agreed to a demo that is still to come.',
    facts: [reach(read)],
    links: [],
  },
})

/** Whether the dealer may still be told for whom it is or was. */
export const showsContact = ({ request, ask, asked, submission, at }: ReadAsk): boolean => {
  const settled = request.state === 'accepted' && request.dealer === asked.slug ? request.day : ask.day
  return isContactShown(settled ?? wishesOf(submission).toSorted().at(-1), todayAt({ request, at }, asked))
}

/** What a dealer's link shows: the question while it is open, then what was answered, when and by whom. */
export const dealerScreen = async (read: ReadAsk, come: Come, lastAsk: string | undefined): Promise<Shown> => {
  const { ask, asked, request } = read
  if (!read.isListed) return notListed(read)
  const isTheirs = request.dealer === asked.slug && lastAsk === ask.id
  if (ask.answer === null && request.state === 'asked' && isTheirs) return asking(read, come)
  const isShown = showsContact(read)
  if (request.state === 'accepted' && isTheirs) return isShown ? theirs(read) : hasBeenLong(read)
  return over(read, isShown)
}
