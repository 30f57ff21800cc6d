import type { Section, SectionKind } from './section.ts'

/**
 * For a page that composes its editor's sections itself: takes them out by kind, in order. What it has no place for stays in
 * `rest`, so that nothing an editor adds is lost.
 */
export const takeSections = (sections: Section[]) => {
  const rest = [...sections]
  const take = (kind: SectionKind): Section | undefined => {
    const at = rest.findIndex((section) => section.kind === kind)
    return at < 0 ? undefined : rest.splice(at, 1)[0]
  }
  return { take, rest }
}
