import { describe, expect, it } from 'vitest'
import { createMailReader } from './mail-reader.ts'
import { mailWithFiles, writtenMail } from './mails.fake.ts'

/** A thread that does this with each task, and says as much as the real one before. */
const threadThat = (does: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', (task) => { ${does} })
      parentPort.postMessage('ready')
    `)}`,
  )

const known = { from: 'kerry@example.com', isWhole: false }

/** Its head is read, and never the rest. */
const stuckBelowTheHead = threadThat(
  `if (task.isHeadEnough) parentPort.postMessage({ ok: true, mail: ${JSON.stringify(known)} }); else for (;;);`,
)

/** How often others had their turn until it was done. */
const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
  let [turns, isDone] = [0, false]
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work
  isDone = true
  return turns
}

describe('mail is read in a thread', () => {
  it('of its own: all else goes on while one of 25 MB is read, and what was sent is still there', async () => {
    const content = Buffer.alloc(18 * 1024 * 1024, 'a')
    const mail = mailWithFiles([{ name: 'all.pdf', type: 'application/pdf', content }])
    const read = createMailReader()
    let size: number | undefined
    const turns = await turnsDuring(
      read(mail).then(({ mail: { files } }) => {
        size = files[0]?.content.byteLength
      }),
    )
    expect([size, mail.subarray(0, 5).toString()]).toEqual([content.byteLength, 'From:'])
    expect(turns).toBeGreaterThan(1000)
  })

  it('several at once, and one after the other', async () => {
    const read = createMailReader()
    const subjects = ['one', 'two', 'three']
    const all = () => Promise.all(subjects.map((subject) => read(writtenMail({ subject }))))
    for (const each of [await all(), await all()])
      expect(each.map(({ mail, trouble }) => [mail.subject, trouble])).toEqual([
        ['one', undefined],
        ['two', undefined],
        ['three', undefined],
      ])
  })

  it('with what the server says that took it in', async () => {
    const headers = ['Authentication-Results: mx.example; dmarc=pass']
    const { mail } = await createMailReader()(writtenMail({ headers }), 'mx.example')
    expect(mail.verdict).toBe('vouched')
  })

  it('that is ended when it never comes to an end: then only its head is read', async () => {
    const read = createMailReader({ file: stuckBelowTheHead, patienceMs: 100 })
    expect(await read(writtenMail())).toEqual({ mail: known, trouble: 'it took longer than 100 ms' })
  })

  it('that is ended even within one long search for letters', async () => {
    const file = threadThat(`/^(a+)+$/.test('a'.repeat(60) + 'b')`)
    const read = createMailReader({ file, patienceMs: 100, headPatienceMs: 100 })
    expect((await read(writtenMail())).trouble).toBe('it took longer than 100 ms')
  })

  it('that is ended when it takes too much memory: nothing is known of it where its head takes as much', async () => {
    const file = threadThat(
      `const all = []; for (;;) all.push({ number: all.length, words: 'x'.repeat(99) + all.length })`,
    )
    const read = createMailReader({ file, mostMegabytes: 24 })
    const { mail, trouble } = await read(writtenMail())
    expect(trouble).toBe('ERR_WORKER_OUT_OF_MEMORY')
    expect(mail).toMatchObject({ from: '', messageId: expect.stringMatching(/^digest:[\da-f]{64}$/), isWhole: false })
  })

  it('that has nothing of our environment', async () => {
    const file = threadThat(
      `parentPort.postMessage({ ok: true, mail: { subject: Object.keys(process.env).join(), isWhole: true } })`,
    )
    expect((await createMailReader({ file })(writtenMail())).mail.subject).toBe('')
  })

  it('and has to be brought again where there is no thread', async () => {
    for (const file of [new URL('data:text/javascript,process.exit()'), new URL('./nothing.ts', import.meta.url)])
      await expect(createMailReader({ file })(writtenMail())).rejects.toThrow(/did not start/)
  })
})
