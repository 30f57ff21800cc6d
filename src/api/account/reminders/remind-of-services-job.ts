import type { JobKind } from '../../jobs/jobs.ts'
import { type ReminderServices, remindOfServices } from './remind-of-services.ts'

/** Looked at every six hours: a letter in the middle of the night wakes nobody. */
export const remindOfServicesJob = (
  services: ReminderServices,
  onDone: (written: number) => void,
): JobKind<object> => ({
  name: 'remind-of-services',
  retry: { retryLimit: 6, retryDelay: 60, retryDelayMax: 3600 },
  dueEverySeconds: 6 * 3600,
  isUnhurried: true,
  async work() {
    onDone(await remindOfServices(services, new Date()))
  },
})
