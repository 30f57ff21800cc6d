import type { Db } from '../db/database.ts'
import type { JobKind } from '../jobs/jobs.ts'
import { type RemoveIdentity, removePeople } from './remove-person.ts'

/** Who asked to be deleted goes a week later, looked at every hour. */
export const removePeopleJob = (
  db: Db,
  removeIdentity: RemoveIdentity,
  leave: (person: string, now: Date) => Promise<void>,
  onDone: (removed: number) => void,
): JobKind<object> => ({
  name: 'remove-people',
  retry: { retryLimit: 6, retryDelay: 60, retryDelayMax: 3600 },
  dueEverySeconds: 3600,
  async work() {
    const now = new Date()
    onDone(await removePeople(db, removeIdentity, now, (person) => leave(person, now)))
  },
})
