import type { Db } from '../../api/db/database.ts'
import { lifetimes } from '../issuer/lifetimes.ts'
import { createRecordStore } from '../records/record-store.ts'
import type { Which } from './security-address.ts'

/** How far somebody has come who changes something. It stays with us, under the name of their session. */
export interface SecurityState {
  /** Whose it is: another person may sign in with the same browser. */
  readonly account?: string
  /** When they last showed that it is still them, in milliseconds. */
  readonly confirmedAt?: number
  /** Where they were going when they were asked whether it is them, and what they had typed there. */
  readonly next?: { readonly step: string; readonly which: Which; readonly typed: Readonly<Record<string, string>> }
  /** The letter whose code is to show that it is them. */
  readonly confirmProof?: string
  /** When the first step was right; the code from the phone is still asked for. */
  readonly halfConfirmedAt?: number
  /** The letter to a new address, and the address. */
  readonly emailProof?: string
  readonly email?: string
  /** Of one-time codes, until the first is typed. */
  readonly oneTimeSecret?: string
}

const kind = 'SecurityState'

export const securityStates = (db: Db, now: () => Date) => {
  const store = createRecordStore(db, now)(kind)
  return {
    async read(session: string, account: string): Promise<SecurityState> {
      const found = (await store.find(session)) as SecurityState | undefined
      return found?.account === account ? found : {}
    },
    keep: (session: string, account: string, state: SecurityState): Promise<void> =>
      store.upsert(session, { ...state, account }, lifetimes.interaction) as Promise<void>,
  }
}
