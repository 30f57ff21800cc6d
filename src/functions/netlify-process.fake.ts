import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** As Netlify calls functions: with a request and what the host knows of it. */
const runner = `
process.on('message', async ({ name, url, ip, ...init }) => {
  const { default: handle } = await import(\`./netlify/functions/\${name}.mjs\`)
  const answer = await handle(new Request(url, init), { ip, params: {}, requestId: 'r', server: { region: 'syd' } })
  process.send({ status: answer.status, headers: [...answer.headers], body: await answer.bytes() })
})
process.send('ready')
`

interface Answer {
  status: number
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer>
}

export interface NetlifyProcess {
  call(name: string, request: Request, ip: string): Promise<Response>
  stop(): Promise<void>
}

/** A process that has nothing but the folder of the functions and these variables. Netlify has one for each function. */
export const startNetlifyProcess = async (
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<NetlifyProcess> => {
  const file = path.join(folder, 'run.mjs')
  writeFileSync(file, runner)
  const child = fork(file, { cwd: folder, env: variables, execArgv: [], serialization: 'advanced' })
  const ended = once(child, 'exit')
  const said = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), ended.then(() => [])])
    if (message === undefined) throw new Error('The process of the functions has ended')
    return message
  }
  await said()
  return {
    async call(name, request, ip) {
      if (!child.connected) throw new Error('The process of the functions has ended')
      const { url, method, headers } = request
      const body = request.body === null ? undefined : await request.bytes()
      child.send({ name, url, ip, method, headers: [...headers], body })
      const answer = (await said()) as Answer
      return new Response(answer.body, { status: answer.status, headers: answer.headers })
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}
