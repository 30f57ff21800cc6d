import type { Reporter, TestCase } from 'vitest/node'

/** Names what passed at the second try only. */
export default class RetriedReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { retryCount = 0 } = test.diagnostic() ?? {}
    if (test.ok() && retryCount > 0) console.log(`Needed a second try: ${test.fullName}`)
  }
}
