import { useEffect, useEffectEvent, useState } from 'react'
import { siteData } from '../../../data/site-data.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { storedValue } from '../../../state/stored-value.ts'
import { useLatest } from '../../../state/while-current.ts'
import { refusalWords } from '../../delivery/refusal-words.ts'
import { answerIn } from '../shop-trouble.ts'
import { askGuestOrder } from './ask-guest-order.ts'
import type { GuestAnswer, GuestOrder } from './guest-answer.ts'
import { type GuestKeys, keysInAddress, readKeys } from './guest-keys.ts'

export type Looking =
  /** Not known yet what the address says. */
  | { state: 'starting' }
  | { state: 'asked-for'; number: string; problem?: string; isBusy: boolean }
  | { state: 'open'; keys: GuestKeys; found: GuestOrder }

const kept = storedValue(() => sessionStorage, 'order-look-up')

const notFound =
  'We can’t find an order with this number and address. Check both in the email that confirmed it, or ring us.'
const badLink = 'This link is cut short, or for another order. Enter the address you ordered with instead.'
const unheard = 'We couldn’t look it up just now. Try again in a moment.'

const wordsOf = (error: unknown): string => refusalWords(error) ?? unheard

/** The order that this page is about: opened by the link of a letter, or by what is typed. */
export const useGuestOrder = () => {
  const [looking, setLooking] = useState<Looking>({ state: 'starting' })
  const latest = useLatest()

  const open = async (keys: GuestKeys, otherwise: string) => {
    const isCurrent = latest()
    setLooking({ state: 'asked-for', number: keys.number, isBusy: true })
    const refuse = (problem: string) => {
      if (isCurrent()) setLooking({ state: 'asked-for', number: keys.number, problem, isBusy: false })
    }
    try {
      const { found } = answerIn(await siteData.mutate(askGuestOrder, { ...keys }))
      if (found === null) return refuse(otherwise)
      kept.write(JSON.stringify(keys))
      if (isCurrent()) setLooking({ state: 'open', keys, found })
    } catch (error) {
      refuse(wordsOf(error))
    }
  }

  const begin = useEffectEvent(() => {
    const given = keysInAddress(location)
    if (given.number !== '' && given.proof !== '') return void open(given, badLink)
    const before = readKeys(kept.read())
    // A link to another order counts over the one that was looked at before.
    if (before !== undefined && (given.number === '' || given.number === before.number))
      return void open(before, notFound)
    setLooking({ state: 'asked-for', number: given.number, isBusy: false })
  })
  useEffect(() => {
    begin()
    // The link of another letter, opened on this very page.
    const onHash = () => begin()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])

  /** Does something with the order, and shows it as it is then. Returns what is wrong, or nothing. */
  const act = async <Variables extends GuestKeys>(
    operation: Operation<GuestAnswer, Variables>,
    variables: Variables,
  ): Promise<GuestAnswer | string> => {
    try {
      const answer = answerIn(await siteData.mutate(operation, variables))
      const { found } = answer
      const { number, proof } = variables
      if (found !== null) setLooking({ state: 'open', keys: { number, proof }, found })
      return answer.problem ?? answer
    } catch (error) {
      return wordsOf(error)
    }
  }

  const forget = () => {
    kept.write(null)
    history.replaceState(history.state, '', location.pathname)
    setLooking({ state: 'asked-for', number: '', isBusy: false })
  }

  return { looking, lookUp: (keys: GuestKeys) => void open(keys, notFound), act, forget }
}

export type Act = ReturnType<typeof useGuestOrder>['act']
