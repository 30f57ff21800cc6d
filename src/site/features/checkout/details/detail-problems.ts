import type { FormContext, Problem } from '../../../../domain/forms/form-definition.ts'
import { parseForm } from '../../../../domain/forms/parse-form.ts'
import { type CheckoutChoice, checkoutDetails, checkoutForm } from '../../../../domain/orders/checkout-form.ts'
import type { Answers } from './complaints.ts'
import type { KnownPlaces } from './load-places.ts'

/** What is wrong with what was typed, by the same rules as on the server. */
export const detailProblems = (
  answers: Answers,
  choice: CheckoutChoice,
  context: FormContext,
  places: Pick<KnownPlaces, 'trouble'> | undefined,
): Problem[] => {
  const parsed = parseForm(checkoutForm(choice), answers, context)
  if (!parsed.ok) return parsed.problems
  const { address } = checkoutDetails(parsed.value, choice)
  const trouble = address && places?.trouble(address)
  return trouble === undefined ? [] : [{ field: 'suburb', message: trouble }]
}
