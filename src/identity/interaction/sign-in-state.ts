import type { Db } from '../../api/db/database.ts'
import { lifetimes } from '../issuer/lifetimes.ts'
import { createRecordStore } from '../records/record-store.ts'

/** How somebody has shown who they are. */
export type SignInWay = 'password' | 'letter' | 'passkey'

/** How far somebody has come who is signing in. It stays with us: what the browser has of it is the name of the interaction. */
export interface SignInState {
  /** The letter whose code is asked for. */
  readonly proof?: string
  readonly email?: string
  /** They have forgotten their password, and choose another once they have shown who they are, by both steps where they want two. */
  readonly wantsPassword?: boolean
  /** Known by the first step; a second is still asked for. */
  readonly account?: string
  readonly way?: SignInWay
  /** All that they are asked for is shown: the mailbox, and the second step where they want one. */
  readonly mayChoosePassword?: boolean
  readonly isTwice?: boolean
}

const kind = 'SignInState'

export const signInStates = (db: Db, now: () => Date) => {
  const store = createRecordStore(db, now)(kind)
  return {
    async read(uid: string): Promise<SignInState> {
      const found = await store.find(uid)
      return (found as SignInState | undefined) ?? {}
    },
    keep: (uid: string, state: SignInState): Promise<void> =>
      store.upsert(uid, { ...state }, lifetimes.interaction) as Promise<void>,
    forget: (uid: string): Promise<void> => store.destroy(uid) as Promise<void>,
  }
}

export type SignInStates = ReturnType<typeof signInStates>
