import type { SpaceExport } from './space-export.ts'

const idPattern = /^[A-Za-z0-9_.-]{1,64}$/
const fieldIdPattern = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
const mostFields = 50
/** Of short text, which content is held to when it is read, and of long. */
const longest: Partial<Record<string, number>> = { Symbol: 256, Text: 50_000 }

/** What a space would refuse, in words. */
export const refusedBySpace = ({ contentTypes, entries, assets }: SpaceExport): string[] => {
  const types = new Map(contentTypes.map((type) => [type.sys.id, type]))
  return [
    ...[...contentTypes, ...entries, ...assets].flatMap(({ sys }) =>
      idPattern.test(sys.id)
        ? []
        : [`${sys.type} ${sys.id}: an id has 1 to 64 letters, digits, dots, hyphens and underscores`],
    ),
    ...contentTypes.flatMap(({ sys, fields }) => [
      ...(fields.length > mostFields
        ? [`ContentType ${sys.id}: has ${fields.length} fields, and may have ${mostFields}`]
        : []),
      ...fields.flatMap(({ id }) =>
        fieldIdPattern.test(id) ? [] : [`ContentType ${sys.id}: ${id} cannot be the id of a field`],
      ),
    ]),
    ...entries.flatMap(({ sys, fields }) =>
      (types.get(sys.contentType.sys.id)?.fields ?? []).flatMap(({ id, type }) => {
        const most = longest[type] ?? Number.POSITIVE_INFINITY
        const tooLong = Object.entries(fields[id] ?? {}).filter(
          ([, value]) => typeof value === 'string' && value.length > most,
        )
        return tooLong.map(([locale]) => `Entry ${sys.id}: ${id} in ${locale} is longer than ${most} characters`)
      }),
    ),
  ]
}
