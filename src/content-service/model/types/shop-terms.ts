import type { ContentType } from '../field.ts'
import { editions } from './shared-fields.ts'

export const shopTerms: ContentType = {
  id: 'shopTerms',
  folder: 'shop-terms',
  displayField: 'name',
  doc: 'What the shop of one edition promises: when orders leave, how long they are kept, how they come back',
  fields: {
    name: { kind: 'symbol', required: true, unique: true },
    cutOff: {
      kind: 'symbol',
      required: true,
      pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
      doc: 'What is paid before then on a working day leaves that day, in the edition’s time zone',
    },
    readyAfterHours: {
      kind: 'integer',
      required: true,
      min: 0,
      doc: 'Opening hours of the pick-up point until an order can be picked up',
    },
    keptDays: { kind: 'integer', required: true, min: 1, doc: 'How long the pick-up point keeps an order' },
    returnDays: { kind: 'integer', required: true, min: 1, doc: 'Days from delivery to change one’s mind in' },
    refundDays: { kind: 'integer', required: true, min: 1, doc: 'Working days from arrival to the refund' },
    reservationMinutes: {
      kind: 'integer',
      required: true,
      min: 1,
      doc: 'How long units are held for whoever is in the checkout',
    },
    editions,
  },
}
