import type { Option } from './field.ts'

const order: Option = { value: 'order', label: 'An order' }
const others: readonly Option[] = [
  { value: 'repair', label: 'A repair' },
  { value: 'product', label: 'A product' },
  { value: 'water', label: 'Pool water' },
  { value: 'other', label: 'Something else' },
]

/** What a message may be about. Orders only where there are any. */
export const contactTopics = (onlineShop: boolean): readonly Option[] => (onlineShop ? [order, ...others] : others)
