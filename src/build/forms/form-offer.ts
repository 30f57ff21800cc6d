import type { FormChoices } from '../../domain/forms/form-definition.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { FormOffer } from '../../site/content/form-offer.ts'
import type { EditionView } from '../view/edition-view.ts'
import { choicesOf } from './form-choices.ts'

const nothing: FormChoices = { products: [], dealers: [], positions: [], issues: [], topics: [], onlineShop: false }

/** Of all that an edition has to choose from, what each form asks about. */
const asked: Record<FormKind, (all: FormChoices) => Partial<FormChoices>> = {
  contact: ({ topics, products }) => ({ topics, products }),
  'book-a-demo': ({ products, dealers }) => ({
    products: products.filter(({ waterTreatment }) => !waterTreatment),
    dealers: dealers.filter(({ demo }) => demo),
  }),
  'become-a-dealer': () => ({}),
  registration: ({ products, dealers, onlineShop }) => ({ products, dealers, onlineShop }),
  repair: ({ products, issues }) => ({ products, issues }),
  'water-treatment-claim': ({ products, dealers, onlineShop }) => ({
    products: products.filter(({ waterTreatment }) => waterTreatment),
    dealers,
    onlineShop,
  }),
  'job-application': ({ positions }) => ({ positions }),
}

/** What a page with a form carries for it. */
export const formOffer = (kind: FormKind, { content, today, requestLimit }: EditionView): { offer: FormOffer } => ({
  offer: {
    timeZone: content.edition.timeZone,
    today,
    choices: { ...nothing, ...asked[kind](choicesOf(content)) },
    ...(requestLimit !== undefined && { requestLimit }),
  },
})
