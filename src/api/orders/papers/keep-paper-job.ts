import type { Db } from '../../db/database.ts'
import type { JobKind, JobQueue } from '../../jobs/jobs.ts'
import type { OrderServices } from '../order-services.ts'
import { keepPaper, type PaperSubject } from './keep-paper.ts'

type PaperJob = { order: string; about: PaperSubject }

const paperQueue: JobQueue = { name: 'keep-paper', retry: { retryLimit: 20, retryDelay: 15, retryDelayMax: 900 } }

/** As things stand today: who sells and where they are may be otherwise when somebody asks for it. */
export const keepPaperLater = (unit: Db, services: OrderServices, order: string, about: PaperSubject): Promise<void> =>
  services.jobs.send<PaperJob>(unit, paperQueue, { order, about })

export const keepPaperJob = (services: OrderServices): JobKind<PaperJob> => ({
  ...paperQueue,
  isUnhurried: true,
  async work({ order, about }) {
    await keepPaper(services, order, about)
  },
})
