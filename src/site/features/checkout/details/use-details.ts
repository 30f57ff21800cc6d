import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Field } from '../../../../domain/forms/field.ts'
import type { FormContext, Problem } from '../../../../domain/forms/form-definition.ts'
import { checkoutForm } from '../../../../domain/orders/checkout-form.ts'
import { whileCurrent } from '../../../state/while-current.ts'
import { rememberPostcode, useRememberedPostcode } from '../../delivery/remembered-postcode.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import { useCheckout } from '../kept/use-checkout.ts'
import { type Answers, type ComplaintEvent, complain, noComplaints } from './complaints.ts'
import { type KnownPlaces, loadPlaces } from './load-places.ts'

/** The choices of other forms have no part in a checkout. */
const choices = { products: [], dealers: [], positions: [], issues: [], topics: [], onlineShop: true }

/** What was typed into the page before it came to life. */
const typedInto = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '' && entry[0] !== 'delivery',
    ),
  )

export interface Details {
  formRef: React.RefObject<HTMLFormElement | null>
  fields: readonly Field[]
  answers: Answers
  complaints: ReturnType<typeof complain>
  places: KnownPlaces | undefined
  wantPlaces: () => void
  type: (typed: Answers) => void
  leave: (name: string) => void
  /** All that is wrong now, as far as it is known here. */
  problems: () => Promise<Problem[]>
  refuse: (problems: readonly Problem[]) => void
  wentOn: () => void
}

/** What is asked at checkout, kept with every letter, looked at when a field is left. */
export const useDetails = (isPickUp: boolean, today: string): Details => {
  const { checkout } = useCheckout()
  const ownBilling = checkout?.ownBilling ?? false
  const remembered = useRememberedPostcode()
  const formRef = useRef<HTMLFormElement>(null)
  const context: FormContext = useMemo(() => ({ edition: 'en-au', today, choices }), [today])
  const choice = useMemo(() => ({ isPickUp, ownBilling }), [isPickUp, ownBilling])
  const fields = useMemo(() => checkoutForm(choice).fields(context), [choice, context])
  const [complaints, dispatch] = useReducer(complain, noComplaints)
  const [places, setPlaces] = useState<KnownPlaces>()
  const typed = checkout?.details ?? {}
  const answers: Answers =
    typed.postcode === undefined && remembered !== '' ? { ...typed, postcode: remembered } : typed

  const problemsIn = async (given: Answers): Promise<Problem[]> => {
    // Whoever only looks at the page does without the rules.
    const { detailProblems } = await import('./detail-problems.ts')
    return detailProblems(given, choice, context, places)
  }
  const look = (given: Answers, event: (problems: Problem[]) => ComplaintEvent) => {
    problemsIn(given).then(
      (problems) => dispatch(event(problems)),
      // Without them all is looked at on going on, or by the server.
      () => undefined,
    )
  }

  const type = (changed: Answers) => {
    checkoutStore.change((before) => ({ ...before, details: { ...answers, ...before.details, ...changed } }))
    if (Object.keys(complaints.messages).length > 0)
      look({ ...answers, ...changed }, (problems) => ({ type: 'typed', fields: Object.keys(changed), problems }))
    if (/^\d{4}$/.test(changed.postcode ?? '')) rememberPostcode(changed.postcode ?? '')
  }

  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    const early = typedInto(form)
    const fresh = Object.entries(early).filter(([name, text]) => answers[name] !== text)
    if (fresh.length > 0) type(Object.fromEntries(fresh))
  })
  // Before React puts back what it rendered over what was typed.
  useLayoutEffect(() => {
    if (formRef.current !== null) takeOver(formRef.current)
  }, [])

  const [wish, setWish] = useState(0)
  useEffect(() => {
    if (wish === 0) return
    return whileCurrent((isCurrent) => {
      // Without the list the fields are typed in, and the server looks at them.
      loadPlaces('en-au').then(
        (loaded) => isCurrent() && setPlaces(loaded),
        () => undefined,
      )
    })
  }, [wish])

  return {
    formRef,
    fields,
    answers,
    complaints,
    places,
    wantPlaces: () => setWish((before) => (places === undefined ? before + 1 : before)),
    type,
    leave: (field) => {
      const isEmpty = (answers[field] ?? '').trim() === ''
      look(answers, (problems) => ({ type: 'left', field, isEmpty, problems }))
    },
    // Without the rules the server looks. Firefox never asks again for code that it could not get once.
    problems: () => problemsIn(answers).catch(() => []),
    refuse: (problems) => dispatch({ type: 'refused', problems }),
    wentOn: () => dispatch({ type: 'went-on' }),
  }
}
