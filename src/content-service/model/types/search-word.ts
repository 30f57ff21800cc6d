import type { ContentType } from '../field.ts'
import { editions } from './shared-fields.ts'

export const searchWord: ContentType = {
  id: 'searchWord',
  folder: 'search-words',
  displayField: 'topic',
  doc: 'What people type into the search who call a thing something else than the site does, or who want to do something',
  fields: {
    topic: { kind: 'symbol', required: true, unique: true },
    typed: {
      kind: 'symbols',
      required: true,
      doc: 'Words or phrases as they are typed; one or many makes no difference',
    },
    means: { kind: 'symbols', doc: 'What the site calls it: looked for as well' },
    leadsTo: {
      kind: 'symbols',
      pattern: /^\/([a-z0-9-]+\/)*$/,
      doc: 'Addresses within the edition, /support/contact/, that come first when just this is typed',
    },
    editions,
  },
}
