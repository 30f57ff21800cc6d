import type { Locale } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import { writtenFigures } from '../numbers/written-figures.ts'
import type { RobotFacts } from './robot-facts.ts'

/** Something in a column of a comparison. */
export interface Compared {
  price: string
  /** Group → name → value. */
  specifications: Readonly<Record<string, Readonly<Record<string, string>>>>
  box: readonly string[]
  warrantyYears: number
  facts?: RobotFacts
}

/** Yes or no, words, a list, or nothing to say. */
export type Cell = boolean | string | readonly string[] | undefined

export interface ComparisonRow {
  label: string
  cells: readonly Cell[]
  /** Whether the columns are not all alike. */
  differs: boolean
}

export interface ComparisonGroup {
  name: string
  rows: readonly ComparisonRow[]
}

type Read = (model: Compared) => Cell

const typeNames = {
  'in-ground': 'In-ground',
  'above-ground': 'above-ground',
  plunge: 'plunge',
  spa: 'spa',
  commercial: 'public',
}

const sentence = (words: readonly string[]): string | undefined => {
  const text = words.join(', ')
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
}

const cleans =
  (part: RobotFacts['cleans'][number]): Read =>
  ({ facts }) =>
    facts?.cleans.includes(part)

const suitability = (locale: Locale): [label: string, read: Read][] => [
  ['Pools up to', ({ facts }) => facts && `${formatFigure(facts.reach, locale)} m`],
  ['Pools', ({ facts }) => facts && sentence(facts.poolTypes.map((type) => typeNames[type]))],
  ['Surfaces', ({ facts }) => facts && sentence(facts.surfaces)],
]

type Part = [part: RobotFacts['cleans'][number], label: string]

const driven: readonly Part[] = [
  ['floor', 'Floor'],
  ['walls', 'Walls'],
  ['waterline', 'Waterline'],
]
const others: readonly Part[] = [
  ['surface', 'Water surface'],
  ['steps', 'Steps, seats and corners'],
]

/** What a robot drives over stands together, yes or no; the rest where one of the models cleans it. */
const partRows = (models: readonly Compared[]): [label: string, read: Read][] => {
  const cleaned = new Set(models.flatMap(({ facts }) => facts?.cleans ?? []))
  const drives = driven.some(([part]) => cleaned.has(part))
  const shown = [...(drives ? driven : []), ...others.filter(([part]) => cleaned.has(part))]
  return shown.map(([part, label]) => [label, cleans(part)])
}

/** Said by the rows above. */
const saidAlready = ['Cleans', 'Pool length', 'Surfaces']

const isSaid = (cell: Cell): boolean => cell !== undefined && cell !== '' && !(Array.isArray(cell) && cell.length === 0)

const rowsOf = (rows: readonly (readonly [string, Read])[], models: readonly Compared[]): ComparisonRow[] =>
  rows
    .map(([label, read]) => ({ label, cells: models.map(read) }))
    .filter(({ cells }) => cells.some(isSaid))
    .map((row) => ({ ...row, differs: new Set(row.cells.map((cell) => JSON.stringify(cell))).size > 1 }))

const unique = (names: string[]): string[] => [...new Set(names)]

/** What the tables of the models have under one heading, in the order in which they have it. */
const tableRows = (group: string, models: readonly Compared[], locale: Locale): [string, Read][] =>
  unique(models.flatMap(({ specifications }) => Object.keys(specifications[group] ?? {})))
    .filter((name) => !saidAlready.includes(name))
    .map((name) => [
      name,
      ({ specifications }) => {
        const value = specifications[group]?.[name]
        return value === undefined ? undefined : writtenFigures(value, locale)
      },
    ])

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`)

/** What tells models apart, in groups. Where no column has anything to say there is no row. */
export const comparisonRows = (models: readonly Compared[], locale: Locale): ComparisonGroup[] => {
  const tables = unique(models.flatMap(({ specifications }) => Object.keys(specifications)))
  const groups: [name: string, rows: [string, Read][]][] = [
    ['Suitability', suitability(locale)],
    ...tables.map((group): [string, [string, Read][]] => [
      group,
      [...(group === 'Cleaning' ? partRows(models) : []), ...tableRows(group, models, locale)],
    ]),
    ['In the box', [['Contents', ({ box }) => box]]],
    [
      'Warranty and price',
      [
        ['Warranty', ({ warrantyYears }) => years(warrantyYears)],
        ['Price', ({ price }) => price],
      ],
    ],
  ]
  return groups.map(([name, rows]) => ({ name, rows: rowsOf(rows, models) })).filter(({ rows }) => rows.length > 0)
}

/** The rows that tell models apart. */
export const differencesIn = (groups: readonly ComparisonGroup[]): ComparisonGroup[] =>
  groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
