import { describe, expect, it } from 'vitest'
import { ServerError } from '../../../data/server-error.ts'
import type { Me } from '../operations/account-answers.ts'
import { createAccountStore } from './account-store.ts'
import { accountTrouble } from './account-trouble.ts'
import { meOf } from './me.fake.ts'

const signInAgain = new ServerError('no', 401, { errors: [{ message: 'x', extensions: { code: 'SIGN_IN_AGAIN' } }] })

const storeOf = (answers: (Me | Error)[], { signedIn = true, online = true } = {}) => {
  let asked = 0
  let who = signedIn ? 'priya' : undefined
  const store = createAccountStore({
    whoIsThere: () => who,
    ask: async () => {
      const answer = answers[asked]
      asked += 1
      if (answer === undefined || answer instanceof Error) throw answer
      return answer
    },
    troubleOf: (error) => accountTrouble(error, online),
    now: () => new Date('2026-11-17T01:40:00Z'),
  })
  return {
    store,
    asked: () => asked,
    become: (other: string | undefined) => {
      who = other
      store.look()
    },
  }
}

describe('what a visit knows of the account', () => {
  it('asks nobody without a sign-in', async () => {
    const { store, asked } = storeOf([meOf()], { signedIn: false })
    await store.load()
    expect(store.getSnapshot()).toEqual({ signIn: 'none' })
    expect(asked()).toBe(0)
  })

  it('asks once for two pages at a time, and says when it was true', async () => {
    const { store, asked } = storeOf([meOf()])
    await Promise.all([store.load(), store.load()])
    expect(asked()).toBe(1)
    expect(store.getSnapshot()).toMatchObject({ signIn: 'there', at: new Date('2026-11-17T01:40:00Z') })
  })

  it('keeps what it knew when nothing newer can be had', async () => {
    const { store } = storeOf([meOf(), new TypeError('network')], { online: false })
    await store.load()
    await store.load()
    expect(store.getSnapshot()).toMatchObject({ signIn: 'there', trouble: 'offline', me: { name: 'Priya Nair' } })
  })

  it('an ended sign-in keeps what is on screen, and shows nothing to who has just come', async () => {
    const { store } = storeOf([meOf(), signInAgain])
    await store.load()
    await store.load()
    expect(store.getSnapshot()).toMatchObject({ signIn: 'ended', me: { name: 'Priya Nair' } })
    const fresh = storeOf([signInAgain]).store
    await fresh.load()
    expect(fresh.getSnapshot()).toEqual({ signIn: 'none' })
  })

  it('an answer that comes after signing out is nobody’s', async () => {
    const { store } = storeOf([meOf()])
    const loading = store.load()
    store.forget()
    await loading
    expect(store.getSnapshot()).toEqual({ signIn: 'none' })
  })

  it('signing out in another tab takes all of it away, and somebody else finds nothing of it', async () => {
    const { store, become } = storeOf([meOf(), meOf({ name: 'Dev' })])
    await store.load()
    become('dev')
    expect(store.getSnapshot().me).toBeUndefined()
    await store.load()
    expect(store.getSnapshot()).toMatchObject({ signIn: 'there', me: { name: 'Dev' } })
    become(undefined)
    expect(store.getSnapshot()).toEqual({ signIn: 'none' })
  })

  it('a token that is renewed in another tab changes nothing', async () => {
    const { store, become, asked } = storeOf([meOf()])
    await store.load()
    become('priya')
    expect(asked()).toBe(1)
    expect(store.getSnapshot()).toMatchObject({ signIn: 'there' })
  })

  it('other tabs leave alone what an ended sign-in has left on screen', async () => {
    const { store, become } = storeOf([meOf(), signInAgain])
    await store.load()
    await store.load()
    become(undefined)
    expect(store.getSnapshot()).toMatchObject({ signIn: 'ended', me: { name: 'Priya Nair' } })
  })
})
