import { dealerServices } from '../../../domain/dealers/dealer-service.ts'
import { postcodePattern } from '../../../domain/places/postcode-pattern.ts'
import type { ContentType } from '../field.ts'
import { closures } from './closures.ts'
import { openingHours } from './opening-hours.ts'
import { editions, slug } from './shared-fields.ts'

export const dealer: ContentType = {
  id: 'dealer',
  folder: 'dealers',
  displayField: 'name',
  doc: 'A shop that sells or services the range',
  fields: {
    slug,
    name: { kind: 'symbol', required: true },
    street: { kind: 'symbol', required: true },
    suburb: { kind: 'symbol', required: true },
    state: {
      kind: 'symbol',
      required: true,
      doc: 'State (AU), region (NZ) or province (ZA), as the calendar of public holidays names it',
    },
    postcode: { kind: 'symbol', required: true, pattern: postcodePattern },
    location: { kind: 'location', required: true },
    phone: { kind: 'symbol', required: true },
    email: {
      kind: 'symbol',
      pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      doc: 'Where requests for demos go; every dealer that offers them needs one. Not shown on pages',
    },
    hours: openingHours,
    closures,
    openOnHolidays: {
      kind: 'boolean',
      doc: 'Whether it keeps its hours on public holidays; the others are closed on those of their state',
    },
    services: { kind: 'symbols', required: true, oneOf: dealerServices },
    about: {
      kind: 'text',
      doc: 'One or two plain sentences for the page of the dealer: what it does well and for whom',
    },
    lines: { kind: 'links', to: 'productLine' },
    editions,
  },
}
