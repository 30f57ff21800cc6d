import { type FigureName, figureNames } from './figures.ts'
import type { Slot, Slots } from './slot.ts'

/** As much of a section as its slot is about. */
export interface SlottedSection {
  kind: string
  slot?: string | null | undefined
  items?: readonly object[] | null | undefined
  depth?: number | null | undefined
}

export interface SlotFault {
  /** Which section; of a missing one nothing. */
  at?: number
  reason: string
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

const missing = (sections: readonly SlottedSection[], slots: Slots): SlotFault[] =>
  Object.entries(slots)
    .filter(([name, { times }]) => (times === 'one' || times === 'some') && !sections.some(({ slot }) => slot === name))
    .map(([name, { kind }]) => ({ reason: `has no section with the slot "${name}" (${kind}), which the page takes` }))

const figureFaults = ({ items, depth }: SlottedSection, slot: Slot | undefined): string[] => {
  const { every, some, may } = slot ?? { every: [], some: [], may: [] }
  const listed = items ?? []
  const has = (item: object, name: FigureName) => Object.hasOwn(item, name)
  const read: readonly FigureName[] = [...every, ...some, ...may]
  return [
    ...every
      .filter((name) => listed.length === 0 || !listed.every((item) => has(item, name)))
      .map((name) => `needs ${name} in every item`),
    ...some.filter((name) => !listed.some((item) => has(item, name))).map((name) => `needs an item with ${name}`),
    ...figureNames
      .filter((name) => !read.includes(name) && listed.some((item) => has(item, name)))
      .map((name) => `has items with ${name}, which nobody reads there`),
    ...(slot?.depth && depth == null ? ['needs a depth'] : []),
    ...(!slot?.depth && depth != null ? ['has a depth, which nobody reads there'] : []),
  ]
}

/** What keeps a page from being shown with these sections. */
export const slotFaults = (sections: readonly SlottedSection[], slots: Slots): SlotFault[] => [
  ...missing(sections, slots),
  ...sections.flatMap((section, at): SlotFault[] => {
    const name = section.slot
    if (name == null) return figureFaults(section, undefined).map((reason) => ({ at, reason }))
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined
    if (slot === undefined) {
      const known = Object.keys(slots)
      const taken = known.length > 0 ? `; the page takes ${quoted(known)}` : ''
      return [{ at, reason: `nobody takes the slot "${name}" here${taken}` }]
    }
    if (section.kind !== slot.kind)
      return [{ at, reason: `the slot "${name}" takes a section of the kind ${slot.kind}, not ${section.kind}` }]
    const isAlone = slot.times === 'one' || slot.times === 'one or none'
    const again = isAlone && sections.findIndex((other) => other.slot === name) < at
    return [
      ...(again ? [{ at, reason: `the slot "${name}" is taken by another section` }] : []),
      ...figureFaults(section, slot).map((reason) => ({ at, reason: `the slot "${name}" ${reason}` })),
    ]
  }),
]
