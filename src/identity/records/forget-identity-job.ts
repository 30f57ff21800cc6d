import type { Db } from '../../api/db/database.ts'
import type { JobKind } from '../../api/jobs/jobs.ts'
import { type ForgottenIdentity, forgetIdentity } from './forget-identity.ts'

/** Every hour: what somebody typed to sign up, and never proved, is nobody's to keep. */
export const forgetIdentityJob = (db: Db, onDone: (forgotten: ForgottenIdentity) => void): JobKind<object> => ({
  name: 'forget-identity',
  retry: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600 },
  dueEverySeconds: 3600,
  async work() {
    onDone(await forgetIdentity(db, new Date()))
  },
})
