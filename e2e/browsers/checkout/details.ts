import { eventually, type Visitor } from '../visitor.ts'

/** How an order comes. */
export type Way = 'delivery' | 'pick-up'

export type Typed = Readonly<Record<string, string>>

/** All that is typed for an order but the card, by the names of the fields. */
export const detailsFor = (way: Way, email: string): Typed => ({
  email,
  phone: '0491 570 156',
  name: 'Priya Nair',
  ...(way === 'delivery' && { street: '18 Boonah Street', suburb: 'Kirrawee', state: 'NSW', postcode: '2232' }),
  notes: 'Side gate. The dog is theoretical.',
})

/** As a keyboard does. */
const typeInto = (typed: Typed) => {
  for (const [name, text] of Object.entries(typed)) {
    const control = document.querySelector(`#checkout-${name}`)
    if (control instanceof HTMLSelectElement) {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(control, text)
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
      continue
    }
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
      throw new Error(`There is no field ${name}.`)
    control.focus()
    control.select()
    document.execCommand('insertText', false, text)
  }
}

const valuesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, document.querySelector<HTMLInputElement>(`#checkout-${name}`)?.value]))

export const typeDetails = async (visitor: Visitor, typed: Typed): Promise<void> => {
  await eventually(() => visitor.evaluate(typeInto, typed).then(() => true)).toBe(true)
}

/** Waits until all of it stands in its fields, and no field but these is there. */
export const seesDetails = async (visitor: Visitor, typed: Typed): Promise<void> => {
  await eventually(() => visitor.text('h1')).toBe('Where should it go?')
  await eventually(() => visitor.evaluate(valuesOf, Object.keys(typed))).toEqual(typed)
  await eventually(() => visitor.seen('#checkout-street')).toBe('street' in typed ? 1 : 0)
}
