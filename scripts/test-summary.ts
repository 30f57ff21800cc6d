import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'

/** Where a run notes it, unless it says otherwise: runs may go side by side. */
const file = process.env.TEST_SUMMARY ?? '.cache/test-summary.json'

export interface Summary {
  passed: number
  failed: number
  /** What went wrong at first and right when it was tried again: a test to be mended. */
  retried: string[]
}

/** How a message begins and what it comes to. */
export const withoutMiddle = (message: string): string[] => {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return lines.length <= 6 ? lines : [...lines.slice(0, 2), '…', ...lines.slice(-3)]
}

/** Notes what a run of Vitest came to. */
export default class TestSummary implements Reporter {
  readonly summary: Summary = { passed: 0, failed: 0, retried: [] }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    if (state === 'passed') this.summary.passed += 1
    if (state === 'failed') this.summary.failed += 1
    if (state !== 'passed' || !test.diagnostic()?.flaky) return
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    this.summary.retried.push([name, ...withoutMiddle(errors[0]?.message ?? '')].join('\n    '))
  }

  onTestRunEnd(): void {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(this.summary))
  }
}

/** The last words of a run. */
export const describeSummary = ({ passed, failed, retried }: Summary): string => {
  const again = retried.map((test) => `  ${test}`).join('\n')
  const notice = retried.length === 0 ? '' : `Passed only when tried again, and to be mended:\n${again}\n`
  return `${notice}${passed} passed, ${failed} failed`
}

export const readSummary = (from = file): Summary => JSON.parse(readFileSync(from, 'utf8'))
