import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letters } from '../api/db/schema/letters.ts'
import { submissions } from '../api/db/schema/submissions.ts'
import type { EditionContent } from '../build/content/edition-content.ts'
import { holidaysOf } from '../build/content/holidays-of.ts'
import { readOwnContent } from '../build/content/site-content.fake.ts'
import { readGazetteer } from '../build/gazetteer/gazetteer-files.ts'
import { serverFiles } from '../build/publish/server-files.ts'
import { dealerList } from '../build/server-data/dealer-list.ts'
import { editionSettingsOf } from '../build/server-data/edition-settings-of.ts'
import { dayWords } from '../domain/calendar/day-words.ts'
import { dealerClosures } from '../domain/dealers/dealer-closures.ts'
import type { Dealer } from '../domain/dealers/dealer-list.ts'
import { freeDemoDays } from '../domain/dealers/free-demo-days.ts'
import { nearestDealers } from '../domain/dealers/nearest-dealers.ts'
import { shortName } from '../domain/demos/demo-words.ts'
import { type EditionCode, editionCodes } from '../domain/edition/edition-code.ts'
import { formContext } from '../domain/forms/edition-settings.ts'
import { goodSubmission } from '../domain/forms/good-submissions.fake.ts'
import { gazetteerFile } from '../domain/places/gazetteer-file.ts'
import { openGazetteer } from '../domain/places/open-gazetteer.ts'
import { placeOfPostcode } from '../domain/places/place-of-postcode.ts'
import { openDataOf } from '../functions/wiring/site-services.fake.ts'
import type { SiteServices } from '../functions/wiring/site-services.ts'
import { asEnum } from '../site/data/enum-words.ts'
import { submitForm } from '../site/features/forms/submit-form.ts'

const publicUrl = 'https://pools.example'

describe('a request for a demo, with what the build of the site’s own content says', () => {
  let editions: EditionContent[]
  let siteServices: SiteServices
  let close: () => Promise<void>
  beforeAll(async () => {
    editions = await readOwnContent()
    const places = editionCodes.map((code) => [gazetteerFile(code), readGazetteer(code)])
    const files = { ...serverFiles(editions, { publicUrl }), ...Object.fromEntries(places) }
    ;({ siteServices, close } = await openDataOf(files, { NODE_ENV: 'production' }))
  })
  afterAll(() => close())

  const contentOf = (edition: EditionCode): EditionContent => {
    const content = editions.find(({ code }) => code === edition)
    if (content === undefined) throw new Error(`There is no edition ${edition}`)
    return content
  }

  /** Those who do demos, nearest first, and what somebody sends for days on which one of them can come. */
  const requestIn = (edition: EditionCode) => {
    const context = formContext(editionSettingsOf(contentOf(edition), { publicUrl }), new Date())
    const sent = goodSubmission('book-a-demo', context)
    const from = placeOfPostcode(openGazetteer(readGazetteer(edition)), sent.postcode ?? '')
    if (from === undefined) throw new Error(`${sent.postcode} is nowhere`)
    const near = nearestDealers(dealerList(contentOf(edition)), from, { service: 'demo' }).map(({ dealer }) => dealer)
    const holidays = holidaysOf(contentOf(edition))
    const askFor = (asked: Dealer, dealer: string): Record<string, string> => {
      // Not the first free day: the night may pass while this runs.
      const [, firstDate = '', secondDate = ''] = freeDemoDays({
        name: '',
        hours: asked.hours,
        closed: dealerClosures(asked, holidays),
        today: context.today,
        booked: new Map(),
      })
      return { ...sent, dealer, firstDate, secondDate }
    }
    return { near, askFor }
  }

  let senders = 0
  const send = async (edition: EditionCode, sent: Record<string, string>): Promise<string> => {
    const variables = {
      form: asEnum('book-a-demo'),
      edition: asEnum(edition),
      key: `${edition} ${sent.dealer}`,
      openedAt: new Date(Date.now() - 60_000).toISOString(),
      trap: '',
      fields: Object.entries(sent).map(([name, value]) => ({ name, value })),
    }
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: submitForm.operationName, query: submitForm.query, variables }),
    })
    senders += 1
    const answer = await siteServices.graphql(request, { address: `203.0.113.${senders}` })
    const { data } = await answer.json()
    expect(submitForm.parse(data).submitForm.problems).toEqual([])
    return submitForm.parse(data).submitForm.reference ?? ''
  }

  const lettersOf = async (reference: string) => {
    const { db } = siteServices.database
    const rows = await db
      .select({ message: letters.message })
      .from(letters)
      .innerJoin(submissions, eq(letters.submission, submissions.id))
      .where(eq(submissions.reference, reference))
    return rows.map(({ message }) => message)
  }

  it.each(editionCodes)('goes to the nearest dealer who does demos in %s', async (edition) => {
    const { near, askFor } = requestIn(edition)
    const [nearest] = near
    if (nearest?.email === undefined) throw new Error('The nearest has no address')
    const sent = askFor(nearest, '')
    const reference = await send(edition, sent)
    const all = await lettersOf(reference)
    expect(all).toHaveLength(3)
    const letter = all.find(({ to }) => to.address === nearest.email)
    expect(letter).toMatchObject({ to: { name: nearest.name } })
    expect(letter?.subject).toContain(`, ${reference}`)
    const place = placeOfPostcode(openGazetteer(readGazetteer(edition)), sent.postcode ?? '')?.name ?? ''
    const days = [sent.firstDate, sent.secondDate].map((day = '') => dayWords(day))
    for (const words of [reference, shortName(sent.name ?? ''), place, ...days]) expect(letter?.text).toContain(words)
    for (const words of [sent.name ?? '', sent.phone ?? '', sent.email ?? ''])
      expect(JSON.stringify(letter)).not.toContain(words)
    expect(letter?.text.replaceAll(/\s+/g, ' ')).toContain('because you are the nearest dealer who does demos')
    expect(letter?.text).not.toContain('staff')
  })

  it.each(editionCodes)('goes to the dealer asked for by name in %s, and to no other', async (edition) => {
    const { near, askFor } = requestIn(edition)
    const chosen = near.at(-1)
    if (chosen?.email === undefined) throw new Error('The one asked for has no address')
    const reference = await send(edition, askFor(chosen, chosen.slug))
    const all = await lettersOf(reference)
    const dealers = dealerList(contentOf(edition)).flatMap(({ email }) => email ?? [])
    expect(all.map(({ to }) => to.address).filter((address) => dealers.includes(address))).toEqual([chosen.email])
    expect(all.at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain('because you were asked for by name')
  })
})
