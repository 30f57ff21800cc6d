import { chmodSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { CommandAnswer } from './run-orders.ts'

/** What somebody typed in a terminal on this machine. */
const typedCommand = v.object({ name: v.string(), given: v.array(v.string()), account: v.string() })

export type TypedCommand = v.InferOutput<typeof typedCommand>

const commandAnswer = v.object({ ok: v.boolean(), text: v.string() })

/** The embedded database has one process: commands reach it there, through a socket that only this account can open. */
export const commandSocketFile = (databaseDirectory: string): string => {
  const file = path.resolve(databaseDirectory, '..', 'command.sock')
  const relative = path.relative(process.cwd(), file)
  // Addresses of sockets are a hundred characters at most.
  return relative.length < file.length ? relative : file
}

/** Answers commands until it is closed. */
export const openCommandSocket = (
  file: string,
  run: (typed: TypedCommand) => Promise<CommandAnswer>,
): Promise<Server> => {
  rmSync(file, { force: true })
  const server = createServer(async (incoming, answer) => {
    try {
      const outcome = await run(v.parse(typedCommand, JSON.parse(await text(incoming))))
      answer.end(JSON.stringify(outcome))
    } catch (error) {
      answer.end(JSON.stringify({ ok: false, text: error instanceof Error ? error.message : String(error) }))
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(file, () => {
      chmodSync(file, 0o600)
      resolve(server)
    })
  })
}

/** Undefined where no server listens there. */
export const askCommandSocket = (file: string, typed: TypedCommand): Promise<CommandAnswer | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ socketPath: file, method: 'POST' }, (answer) => {
      text(answer).then((body) => resolve(v.parse(commandAnswer, JSON.parse(body))), reject)
    })
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else reject(error)
    })
    asked.end(JSON.stringify(typed))
  })
