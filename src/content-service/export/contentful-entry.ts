import { defaultLocale, type Locale } from '../../domain/edition/edition-code.ts'
import { locales } from '../../domain/edition/locales.ts'
import { linkedIds } from '../graphql/entry-filter.ts'
import type { Entry } from '../load/content.ts'
import type { ContentType, Field } from '../model/field.ts'
import { type Link, linkTo, publishedVersion } from './contentful-sys.ts'

export interface EntryRecord {
  sys: { id: string; type: 'Entry'; contentType: Link; publishedVersion?: number }
  fields: Record<string, Partial<Record<Locale, unknown>>>
}

/**
 * An entry with every value in every locale. Contentful falls back when it answers, but not when it filters and sorts: the
 * editions of an entry would not be found in New Zealand if only Australia said them.
 */
export const entryRecord = ({ id, draft, fields }: Entry, type: ContentType): EntryRecord => ({
  sys: {
    id,
    type: 'Entry',
    contentType: linkTo('ContentType', type.id),
    ...(!draft && { publishedVersion }),
  },
  fields: Object.fromEntries(
    Object.entries(type.fields).flatMap(([name, field]) => {
      const values = locales.map((locale) => [locale, recordedValue(field, fields[locale][name])] as const)
      const said = values.filter(
        ([locale, value]) => value !== undefined && !(locale === defaultLocale && value === null),
      )
      return said.some(([, value]) => value !== null) ? [[name, Object.fromEntries(said)]] : []
    }),
  ),
})

/** What an edition clears stays null: that is a value to Contentful, and does not fall back. */
const recordedValue = (field: Field, value: unknown): unknown => {
  if (value === undefined || value === null) return value
  switch (field.kind) {
    case 'link':
      return linkTo('Entry', String(value))
    case 'asset':
      return linkTo('Asset', String(value))
    case 'links':
      return linkedIds(value).map((id) => linkTo('Entry', id))
    case 'assets':
      return linkedIds(value).map((id) => linkTo('Asset', id))
    default:
      return value
  }
}
