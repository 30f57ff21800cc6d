import type { ReadFile } from './assemble-content.ts'
import type { Content } from './content.ts'
import type { Problem } from './problem.ts'

/** Links whose target does not exist or is of another type than the field wants. */
export const checkReferences = (
  read: readonly ReadFile[],
  content: Pick<Content, 'entries'>,
  assetIds: ReadonlySet<string>,
): Problem[] =>
  read.flatMap(({ file, parsed }) =>
    parsed.references.flatMap(({ field, line, id, to }) => {
      const reason = to === undefined ? assetReason(id, assetIds) : entryReason(id, to, content)
      return reason === undefined ? [] : [{ file: file.path, line, field, reason }]
    }),
  )

const assetReason = (id: string, assetIds: ReadonlySet<string>): string | undefined =>
  assetIds.has(id) ? undefined : `there is no asset "${id}"`

const entryReason = (id: string, to: string, { entries }: Pick<Content, 'entries'>): string | undefined => {
  const target = entries.get(id)
  if (!target) return `there is no ${to} "${id}"`
  return target.type === to ? undefined : `"${id}" is a ${target.type}, not a ${to}`
}
