import type { ShownKey } from '../app/keys.ts'
import type { FoundThing } from '../operations/find/ask-found.ts'
import { kindWords } from './found-words.ts'

/** One line of what was found: a thing to go to, or something to do. */
export type Line =
  | { readonly id: string; readonly kind: FoundThing['kind']; readonly thing: FoundThing }
  | { readonly id: string; readonly kind: 'DO'; readonly act: ShownKey }

export interface Group {
  readonly kind: Line['kind']
  readonly name: string
  readonly lines: readonly Line[]
}

/** Kind by kind, in the order in which they came; what can be done comes last. */
export const groupsOf = (found: readonly FoundThing[], acts: readonly ShownKey[]): Group[] => {
  const lines: Line[] = [
    ...found.map((thing) => ({ id: `${thing.kind}-${thing.of}-${thing.title}`, kind: thing.kind, thing })),
    ...acts.map((act) => ({ id: `DO-${act.key}`, kind: 'DO' as const, act })),
  ]
  return [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    name: kind === 'DO' ? 'Do' : kindWords[kind],
    lines: own,
  }))
}
