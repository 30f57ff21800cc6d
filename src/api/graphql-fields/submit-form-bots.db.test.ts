import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { challengeSchema } from '../../domain/forms/proof-of-work.ts'
import { solved } from '../bot-protection/solved.fake.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealerDirectory } from '../dealers/dealer-directory.fake.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { factsOf } from '../mail/edition-facts.fake.ts'
import { letterQueue } from '../mail/letter-queue.ts'
import { formSender } from './form-sender.fake.ts'

// A few tries in place of up to 160.
vi.mock(import('altcha-lib'), async (original) => ({ ...(await original()), randomInt: () => 3 }))

const noon = new Date('2026-11-15T12:00:00Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

const challenged = v.object({
  errors: v.tuple([
    v.object({ extensions: v.object({ code: v.literal('PROOF_OF_WORK_REQUIRED'), challenge: challengeSchema }) }),
  ]),
})

const good = Object.entries(goodSubmission('contact', fakeContext('en-au'))).map(([name, value]) => ({ name, value }))
const saying = (message: string) =>
  good.map((field) => (field.name === 'message' ? { ...field, value: message } : field))

const message = {
  form: 'CONTACT',
  edition: 'EN_AU',
  key: 'k',
  openedAt: '2026-11-15T11:58:00.000Z',
  trap: '',
  fields: good,
}

/** By a password manager. */
const trapped = { ...message, trap: 'Kirra' }

onEachEngine((db, database) => {
  let jobs: Jobs
  let now: Date
  let addresses = 0
  beforeAll(async () => {
    jobs = await openJobs({ database: database(), queues: [letterQueue], onError: () => undefined })
  })
  afterAll(() => jobs.stop())

  /** A server, and somebody at an address of their own who sends it forms. */
  const someone = (formSecret?: string) => {
    now = noon
    addresses += 1
    const address = `203.0.113.${addresses}`
    const services = {
      db: db(),
      jobs,
      contextOf: fakeContext,
      factsOf,
      dealers: fakeDealerDirectory(),
      ...(formSecret !== undefined && { formSecret }),
    }
    const sendForm = formSender(services, () => now)
    const send = async (variables: object) => {
      const sent = await sendForm(variables, address)
      const outcome = v.is(challenged, sent.answer) ? 'challenged' : sent.status === 200 ? 'taken' : 'refused'
      return { ...sent, outcome }
    }
    const challengeOf = async (variables: object) => {
      const { status, answer, outcome } = await send(variables)
      // Browsers write what is not good into the console.
      expect([status, outcome]).toEqual([200, 'challenged'])
      return v.parse(challenged, answer).errors[0].extensions.challenge
    }
    const prove = async (variables: object) => JSON.stringify(await solved(await challengeOf(variables)))
    return { send, challengeOf, prove }
  }

  describe('a form that looks like the work of a bot', () => {
    it.each([
      ['fills in what nobody sees', { trap: 'x' }],
      ['is quicker than a person', { openedAt: '2026-11-15T11:59:59.000Z' }],
    ])('is not kept when it %s, until its sender proves some work', async (_, changed) => {
      const { send, prove } = someone()
      const form = { ...message, key: 'proven', ...changed, fields: saying(`About a pool: ${JSON.stringify(changed)}`) }
      const before = await db().$count(submissions)
      const proof = await prove(form)
      expect(await db().$count(submissions)).toBe(before)
      const { status, answer } = await send({ ...form, proof })
      expect(status).toBe(200)
      expect(answer).toMatchObject({ data: { submitForm: { reference: expect.stringMatching(/^AU-C-/) } } })
      expect(await db().$count(submissions)).toBe(before + 1)
    })

    it('is the fifth from an address, and the twelfth is the last one, whatever it proves', async () => {
      const { send, prove } = someone()
      for (let each = 0; each < 4; each += 1) expect((await send({ ...message, key: `${each}` })).outcome).toBe('taken')
      // A proof is not counted on its own: the challenge was.
      for (let each = 4; each < 12; each += 1) {
        const form = { ...message, key: `${each}` }
        expect((await send({ ...form, proof: await prove(form) })).outcome).toBe('taken')
      }
      const { status, headers } = await send({ ...message, key: 'last' })
      expect(status).toBe(429)
      expect(headers.get('retry-after')).toBe('600')
    })

    it('gets no second form through by one proof', async () => {
      const { send, prove } = someone()
      const proof = await prove(trapped)
      expect((await send({ ...trapped, proof, fields: saying('The first of two forms.') })).outcome).toBe('taken')
      expect((await send({ ...trapped, proof, fields: saying('The second of two forms.') })).outcome).toBe('challenged')
    })

    it('gets one form through by one proof when eight come together', async () => {
      const { send, prove } = someone()
      const proof = await prove(trapped)
      const before = await db().$count(submissions)
      const texts = Array.from({ length: 8 }, (_, each) => `Number ${each} of a flood of forms.`)
      const all = await Promise.all(texts.map((text) => send({ ...trapped, proof, fields: saying(text) })))
      expect(all.map(({ outcome }) => outcome).toSorted()).toEqual([
        ...Array.from({ length: 7 }, () => 'challenged'),
        'taken',
      ])
      expect(await db().$count(submissions)).toBe(before + 1)
    })

    it.each([
      ['form', { form: 'REPAIR' }],
      ['edition', { edition: 'EN_NZ' }],
      ['key', { key: 'other' }],
    ])('gets nothing through by the proof of another %s', async (_, changed) => {
      const { send, prove } = someone()
      const proof = await prove(trapped)
      expect((await send({ ...trapped, ...changed, proof })).outcome).toBe('challenged')
    })

    it('gets nothing through by a proof that comes too late, and is asked for another', async () => {
      const { send, prove, challengeOf } = someone()
      const proof = await prove(trapped)
      now = minutesLater(10)
      const again = await challengeOf({ ...trapped, proof })
      const fresh = JSON.stringify(await solved(again))
      expect((await send({ ...trapped, proof: fresh })).outcome).toBe('taken')
    })

    it.each(['', '{}', 'null', 'a proof', '{"challenge":'])('gets nothing through by %j', async (proof) => {
      expect((await someone().send({ ...trapped, proof })).outcome).toBe('challenged')
    })

    it('may be proven to another server, after a restart or under one secret', async () => {
      expect((await someone().send({ ...trapped, proof: await someone().prove(trapped) })).outcome).toBe('taken')
      const other = { ...trapped, key: 'other' }
      expect((await someone('s1').send({ ...other, proof: await someone('s1').prove(other) })).outcome).toBe('taken')
      expect((await someone('s2').send({ ...other, proof: await someone('s1').prove(other) })).outcome).toBe(
        'challenged',
      )
      expect((await someone().send({ ...other, proof: await someone('s1').prove(other) })).outcome).toBe('challenged')
    })
  })

  it('asks nobody else for anything, and takes no notice of what they prove', async () => {
    const { outcome } = await someone().send({ ...message, key: 'person', proof: 'nonsense' })
    expect(outcome).toBe('taken')
  })
})
