import { beforeOnSale } from '../after-sales/purchase-day.ts'
import { addMonths } from '../calendar/calendar.ts'
import { formatDay } from '../calendar/day-format.ts'
import { readSerialNumber, serialFacts } from './checks/serial.ts'
import { type Field, type FormValue, type Option, textIn } from './field.ts'
import type { FormContext, FormRule, OfferedProduct } from './form-definition.ts'
import { formWords } from './form-words.ts'
import { sizeWords } from './upload-limits.ts'

/** Older purchases cannot be registered. */
export const yearsBack = 5

export const otherDealer: Option = { value: 'other', label: 'Another shop' }
export const onlineShop: Option = { value: 'online-shop', label: 'The shop on this website' }

export const serialField = ({ edition, today }: FormContext, isRequired: boolean): Field => ({
  kind: 'text',
  name: 'serialNumber',
  label: 'Serial number',
  ...(isRequired ? { required: true, ask: 'Enter the serial number from the label.' } : { required: false }),
  hint: formWords[edition].serialNumber,
  autocomplete: 'off',
  maxLength: 24,
  read: (text) => readSerialNumber(text, today),
})

/** What was bought, when, where, and the proof of it. */
export const purchaseFields = (context: FormContext, products: readonly OfferedProduct[]): Field[] => {
  const { today, choices } = context
  const { receipt } = formWords[context.edition]
  return [
    {
      kind: 'choice',
      name: 'product',
      label: 'Product',
      required: true,
      ask: 'Choose the product.',
      hint: 'The name on its side, or on the wall unit.',
      options: products,
    },
    serialField(context, true),
    {
      kind: 'day',
      name: 'purchaseDate',
      label: 'Bought on',
      required: true,
      ask: `Enter the date on the ${receipt}.`,
      hint: `The date on the ${receipt}.`,
      earliest: addMonths(today, -12 * yearsBack),
      latest: today,
    },
    {
      kind: 'choice',
      name: 'dealer',
      label: 'Bought from',
      required: true,
      ask: 'Choose where you bought it.',
      options: [...(choices.onlineShop ? [onlineShop] : []), ...choices.dealers, otherDealer],
    },
    {
      kind: 'text',
      name: 'dealerName',
      label: 'Name of the shop',
      required: false,
      hint: 'If it isn’t on the list.',
      maxLength: 100,
    },
    {
      kind: 'file',
      purpose: 'receipt',
      name: 'receipt',
      label: receipt === 'invoice' ? 'Invoice' : 'Receipt',
      required: true,
      ask: `Add a photo or PDF of the ${receipt}.`,
      hint: `A PDF, JPEG, PNG or WebP, ${sizeWords('receipt', context.requestLimit)}.`,
    },
  ]
}

const otherShopIsNamed: FormRule = (value) =>
  textIn(value, 'dealer') === otherDealer.value && textIn(value, 'dealerName') === ''
    ? [{ field: 'dealerName', message: 'Enter the name of the shop, or choose it from the list.' }]
    : []

/** Machines are sold for years after they were made, and from a few months before the year that they are made for. */
const madeBeforeBought: FormRule = (value, { edition }) => {
  const [serial, day] = [textIn(value, 'serialNumber'), textIn(value, 'purchaseDate')]
  if (serial === '' || day === '') return []
  const { year } = serialFacts(serial)
  if (year <= Number(day.slice(0, 4)) + 1) return []
  const { receipt } = formWords[edition]
  return [
    {
      field: 'purchaseDate',
      message: `The serial number is from ${year}, and ${formatDay(day)} is before that. Check the label and the ${receipt}.`,
    },
  ]
}

const soldSince = (value: FormValue, { choices }: FormContext) => {
  const product = choices.products.find((each) => each.value === textIn(value, 'product'))
  return product?.onSaleSince === undefined ? undefined : { name: product.label, onSaleSince: product.onSaleSince }
}

const boughtOnceOnSale: FormRule = (value, context) => {
  const [model, day] = [soldSince(value, context), textIn(value, 'purchaseDate')]
  const message = model === undefined || day === '' ? undefined : beforeOnSale(day, model)
  return message === undefined ? [] : [{ field: 'purchaseDate', message }]
}

/** The first of a model may carry the year before the one in which it came into shops. */
const madeOnceOnSale: FormRule = (value, context) => {
  const [model, serial] = [soldSince(value, context), textIn(value, 'serialNumber')]
  if (model === undefined || serial === '') return []
  const [{ year }, since] = [serialFacts(serial), model.onSaleSince.slice(0, 4)]
  if (year >= Number(since) - 1) return []
  return [
    {
      field: 'serialNumber',
      message: `The serial number is from ${year}, and the ${model.name} has been on sale since ${since}. Check the model and the label.`,
    },
  ]
}

export const purchaseRules: readonly FormRule[] = [otherShopIsNamed, madeBeforeBought, boughtOnceOnSale, madeOnceOnSale]
