import { pino } from 'pino'
import { expect, it } from 'vitest'
import { siteJobKinds } from './job-kinds.ts'

it('what signing in leaves behind is a job, every hour', () => {
  const services = {} as Parameters<typeof siteJobKinds>[0]
  const job = siteJobKinds(services, pino({ enabled: false })).find(({ name }) => name === 'forget-identity')
  expect(job?.dueEverySeconds).toBe(3600)
})
