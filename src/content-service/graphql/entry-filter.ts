import type { Entry } from '../load/content.ts'
import type { ContentType } from '../model/field.ts'
import { createFilter, type Filter, type FilterKey, fieldKeys, isWhere, sysKey } from './filter.ts'
import { operationsOf } from './filter-operations.ts'
import { createOrderEnum, sortableFields } from './order.ts'
import type { Place } from './query-context.ts'
import { valuesIn } from './scope.ts'
import { typeName } from './type-name.ts'

/** The filter of a content type, and the narrower one by which other types reach it through a link. */
export interface EntryFilters {
  own: Filter<Entry>
  nested: Filter<Entry>
}

export const createEntryFilters = (type: ContentType, filtersOf: (id: string) => EntryFilters): EntryFilters => {
  const scalarKeys = (): Record<string, FilterKey<Entry>> =>
    Object.assign(
      { sys: sysKey },
      ...Object.entries(type.fields).map(([name, field]) =>
        fieldKeys<Entry>(name, operationsOf(field), (entry, place) => valuesIn(entry, place)[name]),
      ),
    )
  return {
    own: createFilter<Entry>(`${typeName(type.id)}Filter`, () => ({ ...scalarKeys(), ...linkKeys(type, filtersOf) })),
    nested: createFilter<Entry>(`cf${typeName(type.id)}NestedFilter`, scalarKeys),
  }
}

/** `productLine: { slug: "dolphin" }`: some linked entry must pass, one link deep. */
const linkKeys = (
  { fields }: ContentType,
  filtersOf: (id: string) => EntryFilters,
): Record<string, FilterKey<Entry>> => {
  const keys: Record<string, FilterKey<Entry>> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'link' && field.kind !== 'links') continue
    const { nested } = filtersOf(field.to)
    keys[name] = {
      input: nested.type,
      compile: (operand) => {
        const test = nested.compile(isWhere(operand) ? operand : {})
        return (entry, place, context) =>
          linkedIds(valuesIn(entry, place)[name]).some((id) => {
            const linked = context.view.entry(id, place.preview)
            return linked !== undefined && test(linked, place, context)
          })
      },
    }
  }
  return keys
}

export const linkedIds = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : []

export const createEntryOrder = (name: string, type: ContentType) =>
  createOrderEnum<Entry>(
    name,
    Object.fromEntries(
      Object.entries(sortableFields(type)).map(([field, key]) => [
        field,
        (entry: Entry, place: Place) => key(valuesIn(entry, place)[field]),
      ]),
    ),
  )
