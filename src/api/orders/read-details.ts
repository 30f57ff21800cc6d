import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import type { Problem } from '../../domain/forms/form-definition.ts'
import { parseForm } from '../../domain/forms/parse-form.ts'
import { type CheckoutDetails, checkoutDetails, checkoutForm } from '../../domain/orders/checkout-form.ts'
import { suburbTrouble } from '../../domain/orders/suburb-fits.ts'
import { readMailAddress } from '../mail/mail-address.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import type { OrderServices } from './order-services.ts'

/** The choices of forms have no part in a checkout. */
const noChoices = { products: [], dealers: [], positions: [], issues: [], topics: [], onlineShop: true }

/** Reads what was typed at checkout as the browser did, and holds suburb and postcode against each other. */
export const readDetails = async (
  services: OrderServices,
  request: CheckoutRequest,
  now: Date,
): Promise<{ ok: true; details: CheckoutDetails } | { ok: false; problems: Problem[] }> => {
  const today = dayInZone(now, services.terms().dispatch.timeZone)
  const parsed = parseForm(checkoutForm(request), request.details, { edition: 'en-au', today, choices: noChoices })
  if (!parsed.ok) return parsed
  const details = checkoutDetails(parsed.value, request)
  const problems: Problem[] = []
  if (readMailAddress(details.email) === undefined)
    problems.push({
      field: 'email',
      message: 'We can’t send to this email address. Check it for a missing character.',
    })
  const trouble = details.address && suburbTrouble(details.address, await services.gazetteer())
  if (trouble !== undefined) problems.push({ field: 'suburb', message: trouble })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, details }
}
