import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { letters } from '../db/schema/letters.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { type JobQueue, type Jobs, openJobs } from '../jobs/jobs.ts'
import { letterQueue, queueLetter } from './letter-queue.ts'
import { composeMessage, type MailMessage } from './mail-message.ts'
import type { MailTransport, SendResult } from './mail-transport.ts'
import { sendLetterJob } from './send-letter-job.ts'

const sent: SendResult = { state: 'sent', answer: '250 OK' }
const later: SendResult = { state: 'later', reason: 'Nobody answers there.' }
const refused: SendResult = { state: 'refused', reason: 'There is no such mailbox.' }

const letterTo = (address: string): MailMessage => {
  const composed = composeMessage({
    key: address,
    from: { name: 'Poolwright', address: 'hello@poolwright.example' },
    to: { name: 'Kirra', address },
    letter: { subject: 'We have your message', html: '<p>Thank you</p>', text: 'Thank you' },
  })
  if (!composed.ok) throw new Error('unusable address')
  return composed.message
}

/** Makes the time until the next attempt pass at once, and notes how long it would have been. */
const timePasses = `
  create table waits (letter uuid, seconds float8);
  create function pass_time() returns trigger language plpgsql as $$ begin
    insert into waits values ((new.data->>'letter')::uuid, extract(epoch from new.start_after - now()));
    new.start_after := now();
    return new;
  end $$;
  create trigger time_passes before insert on jobs.job for each row when (new.state = 'retry') execute function pass_time()`

const timeStands = 'drop trigger time_passes on jobs.job; drop function pass_time; drop table waits'

/** Answers each address by its own list, then with success. */
const fakeTransport = (answers: Record<string, SendResult[]>) => {
  const tried: string[] = []
  const transport: MailTransport = {
    send: async ({ to }) => {
      tried.push(to.address)
      return answers[to.address]?.shift() ?? sent
    },
    close: async () => undefined,
  }
  return { transport, tried }
}

onEachEngine((db, database) => {
  const running: Jobs[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  })

  const open = async (
    transport: MailTransport,
    retry: JobQueue['retry'] = { retryLimit: 2, retryDelay: 1, retryDelayMax: 1 },
  ) => {
    const own: Database = database()
    const kind = sendLetterJob(own.db, transport)
    const fail = (error: Error) => {
      throw error
    }
    const jobs = await openJobs({
      database: own,
      queues: [{ ...letterQueue, retry }],
      onError: fail,
      everySeconds: 0.5,
    })
    running.push(jobs)
    return { jobs, work: () => jobs.work([kind]) }
  }

  const letterOf = async (address: string) => {
    const all = await db().select().from(letters)
    return all.filter(({ message }) => message.to.address === address)
  }
  const patiently = { timeout: 15_000, interval: 200 }

  describe('letters', () => {
    it('are sent, once each, and noted', async () => {
      const { transport, tried } = fakeTransport({})
      const { jobs, work } = await open(transport)
      await db().transaction((unit) => queueLetter(unit, jobs, letterTo('once@example.com')))
      await work()
      await expect
        .poll(() => letterOf('once@example.com'), patiently)
        .toMatchObject([{ state: 'sent', attempts: 1, reason: null, sentAt: expect.any(Date) }])
      expect(tried).toEqual(['once@example.com'])
    })

    it('are not queued when what they report did not happen', async () => {
      const { transport, tried } = fakeTransport({})
      const { jobs, work } = await open(transport)
      await work()
      const failed = db().transaction(async (unit) => {
        await queueLetter(unit, jobs, letterTo('never@example.com'))
        throw new Error('no')
      })
      await expect(failed).rejects.toThrow('no')
      await db().transaction((unit) => queueLetter(unit, jobs, letterTo('after@example.com')))
      await expect.poll(() => tried, patiently).toEqual(['after@example.com'])
      expect(await letterOf('never@example.com')).toEqual([])
    })

    it('are tried again while the server is away, and then go out once', async () => {
      const { transport, tried } = fakeTransport({ 'again@example.com': [later] })
      const { jobs, work } = await open(transport)
      await db().transaction((unit) => queueLetter(unit, jobs, letterTo('again@example.com')))
      await work()
      await expect
        .poll(() => letterOf('again@example.com'), patiently)
        .toMatchObject([{ state: 'sent', attempts: 2, reason: null }])
      expect(tried).toEqual(['again@example.com', 'again@example.com'])
    })

    it('are dead letters when they are refused, or when patience is at its end', async () => {
      const { transport, tried } = fakeTransport({
        'refused@example.com': [refused],
        'hopeless@example.com': [later, later],
      })
      const { jobs, work } = await open(transport, { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 })
      await db().transaction(async (unit) => {
        await queueLetter(unit, jobs, letterTo('refused@example.com'))
        await queueLetter(unit, jobs, letterTo('hopeless@example.com'))
      })
      await work()
      await expect
        .poll(() => letterOf('hopeless@example.com'), patiently)
        .toMatchObject([{ state: 'dead', attempts: 2, reason: 'Nobody answers there.' }])
      expect(await letterOf('refused@example.com')).toMatchObject([
        { state: 'dead', attempts: 1, reason: 'There is no such mailbox.' },
      ])
      expect(tried.filter((address) => address === 'refused@example.com')).toHaveLength(1)
    })

    it('are sent by whoever comes next when the one who had them is gone', async () => {
      const first = await open(fakeTransport({}).transport)
      await db().transaction((unit) => queueLetter(unit, first.jobs, letterTo('next@example.com')))
      await first.jobs.stop()
      const { transport, tried } = fakeTransport({})
      const second = await open(transport)
      await second.work()
      await expect.poll(() => tried, patiently).toEqual(['next@example.com'])
    })

    // As many as are sent at once: while there are, nobody waits before looking for the next.
    const addressees = Array.from({ length: 5 }, (_, at) => `${at}@example.com`)

    /** Nobody answers, for each letter, until it has been in the queue for so many hours. */
    const transportUpAfter = (hours: number) => {
      const delivered: string[] = []
      const hoursSince = async (address: string): Promise<number> => {
        const { rows } = await database().statements.executeSql(
          `select coalesce(sum(seconds), 0) / 3600 as hours from waits join letters on letters.id = waits.letter
          where message->'to'->>'address' = $1`,
          [address],
        )
        return Number(rows[0]?.hours)
      }
      const transport: MailTransport = {
        send: async ({ to }) => {
          if ((await hoursSince(to.address)) < hours) return later
          delivered.push(to.address)
          return sent
        },
        close: async () => undefined,
      }
      return { transport, delivered }
    }

    it.each([
      ['an hour', 1],
      ['a day', 24],
    ])('outlast a mail server that is away for %s, and then go out once', async (_, hours) => {
      const { transport, delivered } = transportUpAfter(hours)
      const { jobs, work } = await open(transport, letterQueue.retry)
      await db().delete(letters)
      await db().transaction(async (unit) => {
        for (const address of addressees) await queueLetter(unit, jobs, letterTo(address))
      })
      await database().statements.executeSql(timePasses)
      try {
        await work()
        const states = async () => (await db().select().from(letters)).map(({ state }) => state)
        await expect.poll(states, { ...patiently, timeout: 50_000 }).not.toContain('queued')
        expect(await states()).toEqual(addressees.map(() => 'sent'))
        expect(delivered.toSorted()).toEqual(addressees)
      } finally {
        await database().statements.executeSql(timeStands)
      }
    })

    it('that were spoiled in the queue are not sent', async () => {
      const { transport, tried } = fakeTransport({})
      const { jobs, work } = await open(transport)
      await db().transaction((unit) => queueLetter(unit, jobs, letterTo('spoiled@example.com')))
      const [letter] = await letterOf('spoiled@example.com')
      const message = { ...letterTo('spoiled@example.com'), subject: 'Free\r\nBcc: all@example.com' }
      await db()
        .update(letters)
        .set({ message })
        .where(eq(letters.id, letter?.id ?? ''))
      await work()
      await expect.poll(() => letterOf('spoiled@example.com'), patiently).toMatchObject([{ state: 'dead' }])
      expect(tried).toEqual([])
    })
  })
})
