import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contentModel } from '../../content-service/model/content-model.ts'
import type { Collection } from './collection.ts'
import { sectionSelection } from './types/section.ts'

const isCollection = (value: unknown): value is Collection<unknown> =>
  typeof value === 'object' && value !== null && 'selection' in value && 'type' in value

const modules = await Promise.all(
  globSync('types/*.ts', { cwd: import.meta.dirname }).map(
    (file): Promise<Record<string, unknown>> => import(path.join(import.meta.dirname, file)),
  ),
)

/** What the build asks for, by type. Sections are asked for inside pages. */
const selections = new Map([
  ['section', sectionSelection],
  ...modules
    .flatMap((module) => Object.values(module))
    .filter(isCollection)
    .map(({ type, selection }): [string, string] => [type, selection]),
])

/** Collections are filtered and ordered by these; the display field is for editors. */
const filtered = ['editions', 'rank']

it.each(contentModel)('reads every field of the type $id', ({ id, fields, displayField }) => {
  const asked = new Set((selections.get(id) ?? '').match(/\w+/g))
  const unread = Object.keys(fields).filter(
    (name) => ![...filtered, displayField].includes(name) && !asked.has(name) && !asked.has(`${name}Collection`),
  )
  expect(unread).toEqual([])
})
