import { parentPort } from 'node:worker_threads'
import { type MailAnswer, type MailTask, takeApart } from './take-apart.ts'

/** The thread that mail is read in: whatever it takes, the process does other things meanwhile. */
const answerTo = async (task: MailTask): Promise<MailAnswer> => {
  try {
    return { ok: true, mail: await takeApart(task) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.name : 'no error' }
  }
}

// Sent by mail-reader.ts of the same build: trusted, but for the bytes.
parentPort?.on('message', async (task: MailTask) => {
  const answer = await answerTo(task)
  const given = answer.ok ? answer.mail.files.map(({ content }) => content.buffer as ArrayBuffer) : []
  parentPort?.postMessage(answer, given)
})

parentPort?.postMessage('ready')
