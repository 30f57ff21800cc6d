import type { ContentType } from '../field.ts'
import { editions, slug } from './shared-fields.ts'

export const job: ContentType = {
  id: 'job',
  folder: 'jobs',
  displayField: 'title',
  bodyField: 'body',
  doc: 'An open position',
  fields: {
    slug,
    title: { kind: 'symbol', required: true },
    place: { kind: 'symbol', required: true },
    employmentType: { kind: 'symbol', required: true, oneOf: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'] },
    pay: { kind: 'symbol', required: true, doc: 'The range, as in the advertisement' },
    summary: { kind: 'symbol', required: true },
    body: { kind: 'text', required: true },
    postedOn: { kind: 'date', required: true },
    closesOn: { kind: 'date', required: true },
    editions,
  },
}
