import type { ContentType, Field } from '../model/field.ts'
import { type FieldDefinition, fieldDefinition, wordsOf } from './contentful-field.ts'
import { type Link, linkTo, publishedVersion } from './contentful-sys.ts'

export interface TypeDefinition {
  sys: { id: string; type: 'ContentType'; publishedVersion: number }
  name: string
  description: string
  displayField: string
  fields: FieldDefinition[]
}

/** How editors see the fields of a type. */
export interface EditorInterface {
  sys: { id: 'default'; type: 'EditorInterface'; contentType: Link }
  controls: Control[]
}

interface Control {
  fieldId: string
  widgetId: string
  widgetNamespace: 'builtin'
  settings?: { helpText: string }
}

export const typeDefinition = ({ id, doc, displayField, fields }: ContentType): TypeDefinition => ({
  sys: { id, type: 'ContentType', publishedVersion },
  name: wordsOf(id),
  description: doc,
  displayField,
  fields: Object.entries(fields).map(([name, field]) => fieldDefinition(name, field)),
})

export const editorInterface = ({ id, fields }: ContentType): EditorInterface => ({
  sys: { id: 'default', type: 'EditorInterface', contentType: linkTo('ContentType', id) },
  controls: Object.entries(fields).map(([fieldId, field]) => ({
    fieldId,
    widgetId: widgetOf(field),
    widgetNamespace: 'builtin',
    ...(field.doc !== undefined && { settings: { helpText: field.doc } }),
  })),
})

const widgetOf = (field: Field): string => {
  switch (field.kind) {
    case 'symbol':
      return field.oneOf ? 'dropdown' : 'singleLine'
    case 'symbols':
      return field.oneOf ? 'checkbox' : 'tagEditor'
    default:
      return widgets[field.kind]
  }
}

const widgets: Record<Exclude<Field['kind'], 'symbol' | 'symbols'>, string> = {
  text: 'markdown',
  integer: 'numberEditor',
  number: 'numberEditor',
  boolean: 'boolean',
  date: 'datePicker',
  location: 'locationEditor',
  json: 'objectEditor',
  link: 'entryLinkEditor',
  links: 'entryLinksEditor',
  asset: 'assetLinkEditor',
  assets: 'assetLinksEditor',
}
