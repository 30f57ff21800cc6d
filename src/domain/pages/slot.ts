import type { FigureName } from './figures.ts'
import type { SectionKind } from './section-kind.ts'

/** How many sections of its name a page takes. */
export type Times = 'one' | 'one or none' | 'some' | 'any number'

/** Figures that each item of a section has, that one of them has if not more, and that there may be. */
interface Figures<Every extends FigureName, Some extends FigureName> {
  every: readonly Every[]
  some: readonly Some[]
  may: readonly Some[]
}

/** A place on a page for a section, which names it. */
export interface Slot<
  Kind extends SectionKind = SectionKind,
  HowMany extends Times = Times,
  Every extends FigureName = FigureName,
  Some extends FigureName = FigureName,
  Deep extends boolean = boolean,
> extends Figures<Every, Some> {
  kind: Kind
  times: HowMany
  /** Whether its section says how deep in the pool it is. */
  depth: Deep
}

const taking =
  <HowMany extends Times, Deep extends boolean>(times: HowMany, depth: Deep) =>
  <Kind extends SectionKind, Every extends FigureName = never, Some extends FigureName = never>(
    kind: Kind,
    { every = [], some = [], may = [] }: Partial<Figures<Every, Some>> = {},
  ): Slot<Kind, HowMany, Every, Some, Deep> => ({ kind, times, every, some, may, depth })

export const required = taking('one', false)
/** Where editions tell different stories. */
export const optional = taking('one or none', false)
/** Several of one name, in the editor's order. */
export const list = taking('some', false)
export const optionalDepths = taking('any number', true)

export type Slots = Readonly<Record<string, Slot>>
