import { type ChildProcess, spawn } from 'node:child_process'

export type Step = readonly [name: string, command: string, args: readonly string[]]

const running = new Set<ChildProcess>()

/** Runs a step and says how long it took. One that fails ends everything. */
export const runStep = async ([name, command, args]: Step, stdio: 'pipe' | 'inherit'): Promise<void> => {
  const started = performance.now()
  const step = spawn(command, args, { stdio: ['ignore', stdio, stdio], shell: process.platform === 'win32' })
  running.add(step)
  let output = ''
  for (const stream of [step.stdout, step.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text
    })
  const status = await new Promise<number>((resolve) => {
    step.on('error', ({ message }) => {
      output += message
      resolve(1)
    })
    step.on('close', (code) => resolve(code ?? 1))
  })
  running.delete(step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (status !== 0) {
    for (const other of running) other.kill()
    console.error(`${output}\n${name}: failed after ${seconds} s`)
    process.exit(status)
  }
  console.log(`${output}${name}: good, ${seconds} s\n`)
}
