import { ServerError } from '../../../data/server-error.ts'
import { siteData } from '../../../data/site-data.ts'
import { saveAddress } from '../../account/operations/save-address.ts'
import { answerIn } from '../../order/shop-trouble.ts'
import { checkoutStore } from './checkout-store.ts'

/** Once in the life of a page: one that is refused is not asked for again and again. */
let hasTried = false

const wish = (address: boolean) =>
  checkoutStore.change((before) => ({ ...before, keeps: { ...before.keeps, address } }))

/** Keeps the address of an order that was placed with whoever is signed in, as they have asked. In whichever tab: once. */
export const saveKeptAddress = async (): Promise<void> => {
  const { keeps, details } = checkoutStore.getSnapshot().checkout ?? {}
  if (hasTried || !keeps?.address || details === undefined) return
  hasTried = true
  wish(false)
  const { name = '', phone = '', street = '', suburb = '', state = '', postcode = '' } = details
  try {
    const address = { edition: 'EN_AU', name, phone, street, suburb, state, postcode } as const
    answerIn(await siteData.mutate(saveAddress, { address }))
  } catch (error) {
    // Refused before anything was done: asked again with the next look at the order. Whatever else happened may have saved it.
    if (error instanceof ServerError) wish(true)
  }
}
