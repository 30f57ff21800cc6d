import { createListeners } from '../../../state/listeners.ts'
import type { Me } from '../operations/account-answers.ts'
import type { AccountTrouble } from './account-trouble.ts'

/** What this visit knows of whoever is signed in. It lives in memory alone, and goes with the document. */
export interface AccountState<Mine = Me> {
  /** `unknown`: scripts have not looked yet. */
  signIn: 'unknown' | 'none' | 'there' | 'ended'
  me?: Mine
  /** When it was true. */
  at?: Date
  /** Why nothing newer is known. */
  trouble?: AccountTrouble
}

const nothing: AccountState<never> = { signIn: 'unknown' }

export interface AccountStore<Mine = Me> {
  getSnapshot(): AccountState<Mine>
  getServerSnapshot(): AccountState<Mine>
  subscribe(listener: () => void): () => void
  /** Asks for it, once at a time. Without a token nobody is asked. */
  load(): Promise<void>
  /** What a change was answered with. */
  take(me: Mine): void
  /** Something asked elsewhere was told that the sign-in is over. */
  end(): void
  /** Signed out. */
  forget(): void
  /** Somebody may have signed in or out in another tab. */
  look(): void
}

interface Options<Mine> {
  /** Undefined where nobody is signed in. */
  whoIsThere: () => string | undefined
  ask: () => Promise<Mine>
  troubleOf: (error: unknown) => AccountTrouble
  now: () => Date
}

export const createAccountStore = <Mine = Me>({
  whoIsThere,
  ask,
  troubleOf,
  now,
}: Options<Mine>): AccountStore<Mine> => {
  const { subscribe, notify } = createListeners()
  let state: AccountState<Mine> = nothing
  let asking: Promise<void> | undefined
  /** Whose answer is still wanted: nobody's after signing out. */
  let visit = {}
  /** Whose account it is. */
  let owner: string | undefined

  const set = (next: AccountState<Mine>) => {
    state = next
    notify()
  }
  const none: AccountState<Mine> = { signIn: 'none' }

  const askAnew = async () => {
    const own = visit
    try {
      const me = await ask()
      if (own === visit) set({ signIn: 'there', me, at: now() })
    } catch (error) {
      if (own !== visit) return
      const trouble = troubleOf(error)
      if (trouble === 'signed-out') set(state.me === undefined ? none : { ...state, signIn: 'ended' })
      else set({ ...state, signIn: 'there', trouble })
    } finally {
      if (own === visit) asking = undefined
    }
  }

  const forget = () => {
    visit = {}
    asking = undefined
    owner = undefined
    set(none)
  }

  const load = (): Promise<void> => {
    const now = whoIsThere()
    if (now === undefined) {
      if (state.me === undefined) set(none)
      return Promise.resolve()
    }
    if (owner !== undefined && now !== owner) forget()
    owner = now
    if (state.signIn !== 'there') set({ ...state, signIn: 'there' })
    asking ??= askAnew()
    return asking
  }

  return {
    getSnapshot: () => state,
    getServerSnapshot: () => nothing,
    subscribe,
    load,
    take: (me) => set({ signIn: 'there', me, at: now() }),
    end: () => set(state.me === undefined ? none : { ...state, signIn: 'ended' }),
    forget,
    look() {
      const now = whoIsThere()
      // What an ended sign-in has left on screen stays until they sign in again.
      if (now === undefined ? state.signIn !== 'ended' : owner !== undefined && now !== owner) forget()
      if (now !== undefined && state.signIn !== 'there') void load()
    },
  }
}
