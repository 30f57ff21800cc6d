import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { caseMessages } from '../../src/api/db/schema/case-messages.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { uploads } from '../../src/api/db/schema/uploads.ts'
import { newFileKey } from '../../src/api/files/file-key.ts'
import { addApplication } from '../../src/api/staff/dealers/dealers-desk.fake.ts'
import { keepSubmission } from '../../src/api/submissions/keep-submission.ts'
import type { SiteServices } from '../../src/functions/wiring/site-services.ts'

interface Sent {
  readonly form: 'contact' | 'repair' | 'registration' | 'water-treatment-claim' | 'job-application'
  readonly edition: 'en-au' | 'en-nz' | 'en-za'
  readonly name: string
  readonly place: string
  readonly about: Readonly<Record<string, string>>
  readonly words: string
  readonly hoursAgo: number
  /** Of the pictures in `content/assets/`. */
  readonly photos?: readonly string[]
  readonly talk?: readonly [from: 'staff' | 'customer', words: string, hoursAgo: number][]
}

const all: readonly Sent[] = [
  {
    ...{ form: 'repair', edition: 'en-au', name: 'Dave Penrose', place: '6168', hoursAgo: 27 },
    about: { product: 'Dolphin S 50', issue: 'It slips on the slope' },
    words:
      'It climbs halfway up the ramp and slides back, over and over. The brushes look worn to me, I took two photos. Is that something I can change myself?',
    photos: ['dolphin-s100-below', 'dolphin-s100-detail'],
    talk: [
      [
        'staff',
        'Hello Dave,\n\nhow long are the lamellas still? A ruler in the photo says it all.\n\nMele, Kirrawee',
        25,
      ],
      ['customer', 'Six millimetres at the edge, nine in the middle.', 22],
    ],
  },
  {
    ...{ form: 'contact', edition: 'en-nz', name: 'Hana Rewi', place: '0632', hoursAgo: 9 },
    about: { product: 'Liberty 300', topic: 'Before I buy' },
    words: 'Does the Liberty 300 hold on to a fibreglass step, or does it fall off the edge?',
  },
  {
    ...{ form: 'registration', edition: 'en-au', name: 'Trish O’Dea', place: '2444', hoursAgo: 6 },
    about: { product: 'Dolphin M 600', dealer: 'Poolwright Kirrawee' },
    words: '',
  },
  {
    ...{ form: 'water-treatment-claim', edition: 'en-za', name: 'Nomsa Khumalo', place: '1685', hoursAgo: 5 },
    about: { product: 'EcoClear 30', fault: 'Makes no chlorine' },
    words: 'It shows green and makes nothing. Salt is 3,900 ppm, pH 7.4, measured this morning.',
  },
  {
    ...{ form: 'contact', edition: 'en-au', name: 'Jo Marsh', place: '3220', hoursAgo: 3 },
    about: { product: 'Dolphin Commercial Wave 120', topic: 'A quote' },
    words: 'We would like a quote for two Wave 120 for the swim school, delivered to Geelong.',
  },
  {
    ...{ form: 'job-application', edition: 'en-au', name: 'Ravi Pillai', place: '2232', hoursAgo: 2 },
    about: { position: 'Service technician' },
    words: 'Four years at a bench for garden machines; I would rather have wet hands.',
  },
]

const labels: Readonly<Record<string, string>> = {
  product: 'Model',
  issue: 'What is wrong',
  topic: 'About',
  dealer: 'Bought from',
  fault: 'Fault',
  position: 'Position',
}

const ago = (hours: number): Date => new Date(Date.now() - hours * 3_600_000)

/** Forms of all kinds and countries, one with photos and what was written since. */
export const fillCases = async ({ database: { db }, store }: SiteServices): Promise<void> => {
  for (const [at, { form, edition, name, place, about, words, hoursAgo, photos = [], talk = [] }] of all.entries()) {
    const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@pond.example`
    const said = { name, email, postcode: place, description: words, message: words }
    const lines = Object.entries(about).map(([field, value]) => ({ field, label: labels[field] ?? field, value }))
    const kept = await keepSubmission(db, { form, edition, key: `manual ${at}`, value: { ...about, ...said }, lines })
    const { id } = kept.submission
    const since = ago(talk.findLast(([from]) => from === 'customer')?.[2] ?? hoursAgo)
    await db
      .update(submissions)
      .set({ receivedAt: ago(hoursAgo), waitingSince: since })
      .where(eq(submissions.id, id))
    for (const photo of photos) {
      const key = newFileKey()
      const picture = await sharp(readFileSync(`content/assets/${photo}.webp`))
        .resize(900)
        .flatten({ background: '#fff' })
        .webp()
        .toBuffer()
      await store.write(key, new Blob([new Uint8Array(picture)]).stream())
      const file = { purpose: 'photos', mediaType: 'image/webp', bytes: picture.length, name: `${photo}.jpg` } as const
      await db.insert(uploads).values({ submission: id, key, ...file })
    }
    for (const [number, [from, text, hours]] of talk.entries())
      await db.insert(caseMessages).values({
        ...{ submission: id, from, words: text, key: `manual ${number}`, at: ago(hours) },
        ...(from === 'staff' ? { name: 'Mele Tau', via: 'desk' } : { name, via: 'mail' }),
      })
  }
  await addApplication(db)
}
