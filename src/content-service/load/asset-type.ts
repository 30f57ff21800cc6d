import type { ContentType } from '../model/field.ts'

/** Assets are read and checked like entries; `file` names the picture beside the description. */
export const assetType: ContentType = {
  id: 'asset',
  folder: 'assets',
  displayField: 'title',
  doc: 'A picture or document',
  fields: {
    title: { kind: 'symbol', required: true },
    description: { kind: 'text', required: true, doc: 'Alt text' },
    file: { kind: 'symbol', required: true, pattern: /^[^/\\]+$/ },
  },
}
