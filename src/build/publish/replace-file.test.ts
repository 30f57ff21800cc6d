import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { replaceFile } from './replace-file.ts'

const size = 1_000_000

/** Replaces the file again and again, from a thread of its own, until it is told to end. */
const startWriter = (file: string, letter: string) => {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads')
    import(workerData.module).then(({ replaceFile }) => {
      const write = () => {
        replaceFile(workerData.file, workerData.contents)
        setImmediate(write)
      }
      write()
      parentPort.postMessage('writing')
    })`
  const module = new URL('./replace-file.ts', import.meta.url).href
  const worker = new Worker(code, { eval: true, workerData: { module, file, contents: letter.repeat(size) } })
  const failure = new Promise<never>((_, reject) => worker.once('error', reject))
  const begun = new Promise((resolve) => worker.once('message', resolve))
  return { begun: Promise.race([begun, failure]), failure, end: () => worker.terminate() }
}

it('is read whole while several write it at once', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'replaced-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = path.join(directory, 'looks.json')
  const writers = ['a', 'b'].map((letter) => startWriter(file, letter))
  onTestFinished(async () => {
    await Promise.all(writers.map(({ end }) => end()))
  })
  await Promise.all(writers.map(({ begun }) => begun))
  const seen = new Set<string>()
  const read = async () => {
    for (let reads = 0; reads < 300; reads += 1) {
      const text = readFileSync(file, 'latin1')
      seen.add(text === (text[0] ?? '').repeat(size) ? 'whole' : `torn, ${text.length} letters`)
      await new Promise(setImmediate)
    }
  }
  await Promise.race([read(), ...writers.map(({ failure }) => failure)])
  expect([...seen]).toEqual(['whole'])
})

it('leaves nothing behind where it cannot be written', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'replaced-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  // A folder stands where the file should be.
  expect(() => replaceFile(directory, 'text')).toThrow()
  expect(readdirSync(path.dirname(directory)).filter((name) => name.startsWith(path.basename(directory)))).toEqual([
    path.basename(directory),
  ])
})
