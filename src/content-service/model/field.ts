import type { GenericSchema } from 'valibot'

/** What every field of the content model may say about itself. */
export interface FieldOptions {
  required?: true
  /** No two entries of the type may share the value in one locale. */
  unique?: true
  doc?: string
}

export type Field = FieldOptions &
  (
    | { kind: 'symbol'; oneOf?: readonly string[]; pattern?: RegExp }
    /** Long text; Markdown unless the doc says otherwise. */
    | { kind: 'text' }
    | { kind: 'integer'; min?: number; max?: number }
    | { kind: 'number'; min?: number; max?: number }
    | { kind: 'boolean' }
    /** ISO 8601, a day or a moment. */
    | { kind: 'date' }
    | { kind: 'location' }
    | { kind: 'symbols'; oneOf?: readonly string[]; pattern?: RegExp }
    | { kind: 'json'; schema: GenericSchema }
    | { kind: 'link'; to: string }
    /** `inline` entries are written inside their parent's file and served as entries of their own. */
    | { kind: 'links'; to: string; inline?: true }
    | { kind: 'asset' }
    | { kind: 'assets' }
  )

export interface ContentType {
  /** The id as the content service knows it: `productLine` is served as `ProductLine` and `productLineCollection`. */
  id: string
  /** Files live in `content/<folder>/`. Inline types have none. */
  folder?: string
  /** The field that names an entry to editors. */
  displayField: string
  /** The field that takes the Markdown below the front matter. */
  bodyField?: string
  doc: string
  fields: Record<string, Field>
}
