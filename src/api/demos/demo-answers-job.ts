import type { JobKind } from '../jobs/jobs.ts'
import type { DemoServices } from './demo-services.ts'
import { takeUpUnanswered } from './run-out.ts'

/** Every few minutes: at five past five the next dealer has it, and soon after a dealer was taken off the list. */
export const demoAnswersJob = (services: DemoServices, onDone: (taken: number) => void): JobKind<object> => ({
  name: 'demo-answers',
  retry: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600 },
  dueEverySeconds: 5 * 60,
  isUnhurried: true,
  async work() {
    onDone(await takeUpUnanswered(services, new Date()))
  },
})
