import { linkSecrets } from '../api/db/link-secrets.ts'
import { lastAskOf } from '../api/demos/demo-asks.ts'
import { type DemoLink, demoAddress, demoSecret, readDemoToken } from '../api/demos/demo-links.ts'
import { readAsk, readDemo } from '../api/demos/read-demo.ts'
import { limits } from '../api/rate-limit/limits.ts'
import { consumeLimit } from '../api/rate-limit/rate-limit.ts'
import { requestOrigin } from '../api/request-origin.ts'
import type { DemoScreen } from '../domain/demos/demo-screen.ts'
import { defaultEdition, type EditionCode } from '../domain/edition/edition-code.ts'
import { postedForm } from '../identity/interaction/posted-form.ts'
import { calendarFile } from './demos/calendar-file.ts'
import type { Typed } from './demos/dealer-options.ts'
import { dealerScreen, showsContact } from './demos/dealer-screen.ts'
import { takeAnswer } from './demos/take-answer.ts'
import { visitorScreen } from './demos/visitor-screen.ts'
import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

type Needed = Pick<SiteServices, 'demos' | 'drawDemoPage' | 'publicUrl'>

interface Page {
  readonly edition: EditionCode
  readonly screen: DemoScreen
  readonly status: number
}

const plain = (title: string, lead: string, status: number, edition: EditionCode = defaultEdition): Page => ({
  edition,
  status,
  screen: {
    title,
    tab: 'Demos',
    who: '',
    lead,
    links: [{ label: 'To the home page', href: `/${edition}/` }],
  },
})

const nowhere = plain(
  'That link leads nowhere.',
  'Part of it may be missing: copy it whole from the letter. If it still doesn’t work, ring us and give the reference.',
  404,
)
const tooOften = plain('That was too often.', 'Nothing is lost. Try again in ten minutes.', 429)
const notOurs = plain(
  'That came from another page.',
  'Nothing has changed. Open the link in the letter again, and answer there.',
  403,
)

interface Come {
  readonly token: string
  readonly choice: string
  readonly typed: Typed
  readonly problem?: string | undefined
}

const pageOf = async ({ demos }: Needed, link: DemoLink, come: Come, at: Date): Promise<Page> => {
  if (link.purpose === 'own') {
    const read = await readDemo(demos, link.id, at)
    return read ? { edition: read.request.edition, ...(await visitorScreen(read, come)) } : nowhere
  }
  const read = await readAsk(demos, link.id, at)
  if (read === undefined) return nowhere
  const last = await lastAskOf(demos.db, read.submission.id, read.asked.slug)
  return { edition: read.request.edition, ...(await dealerScreen(read, come, last?.id)) }
}

const calendarOf = async ({ demos }: Needed, { purpose, id }: DemoLink, at: Date): Promise<Response | undefined> => {
  const isDealers = purpose === 'answer-calendar'
  const ask = isDealers ? await readAsk(demos, id, at) : undefined
  // Whoever had it before does not read what has been settled with another.
  const own = ask?.request.dealer === ask?.asked.slug && ask?.isListed && showsContact(ask) ? ask : undefined
  const read = isDealers ? own : await readDemo(demos, id, at)
  const file = read && calendarFile(read, isDealers ? 'dealer' : 'visitor')
  return file === undefined
    ? undefined
    : new Response(file, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="demo.ics"',
        },
      })
}

/** Where the browser tells: one that keeps everything to itself, as this page asks it to, says "null" of where it comes from. */
const isFromElsewhere = (request: Request, publicUrl: string): boolean => {
  const { headers } = request
  const isSilent = headers.get('sec-fetch-site') === null && headers.get('origin') === 'null'
  return !isSilent && requestOrigin(request, publicUrl) === 'elsewhere'
}

const nothingTyped: Typed = new Map()

const post = async (request: Request, address: string, needed: Needed, at: Date): Promise<Page | Response> => {
  const { demos, publicUrl } = needed
  if (isFromElsewhere(request, publicUrl)) return notOurs
  if (!(await consumeLimit(demos.db, limits.demos.answers, address, at)).ok) return tooOften
  const typed = (await postedForm(request)) ?? nothingTyped
  const token = typed.get('t') ?? ''
  const link = readDemoToken(await linkSecrets(demos.db, demoSecret, at), token)
  if (link === undefined || (link.purpose !== 'answer' && link.purpose !== 'own')) return nowhere
  const answered = await takeAnswer(demos, link, typed, at)
  // What is there now is shown by another request: loading it again sends nothing again.
  if (answered.ok || answered.isOver)
    return new Response(null, { status: 303, headers: { location: demoAddress('', token) } })
  return pageOf(needed, link, { token, choice: '', typed, problem: answered.problem }, at)
}

/** Programs open links before people do, and some press what they find: nothing changes by being looked at. */
const get = async (request: Request, address: string, needed: Needed, at: Date): Promise<Page | Response> => {
  const { demos } = needed
  if (!(await consumeLimit(demos.db, limits.demos.pages, address, at)).ok) return tooOften
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('t') ?? ''
  const link = readDemoToken(await linkSecrets(demos.db, demoSecret, at), token)
  if (link === undefined) return nowhere
  if (link.purpose !== 'answer' && link.purpose !== 'own') return (await calendarOf(needed, link, at)) ?? nowhere
  return pageOf(needed, link, { token, choice: searchParams.get('choice') ?? '', typed: nothingTyped }, at)
}

/** Where dealers and visitors answer by the links in their letters. */
export const demos: SiteFunction<Needed> = async (request, { address }, needed) => {
  const at = new Date()
  const answerBy = { GET: get, HEAD: get, POST: post }[request.method]
  const found: Page | Response =
    answerBy === undefined
      ? new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
      : await answerBy(request, address, needed, at)
  const answer =
    found instanceof Response ? found : await needed.drawDemoPage(found.edition, found.screen, found.status)
  answer.headers.set('cache-control', 'no-store')
  answer.headers.set('referrer-policy', 'no-referrer')
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}
