import { defaultLocale } from '../../domain/edition/edition-code.ts'
import { locales } from '../../domain/edition/locales.ts'
import type { ContentType } from '../model/field.ts'
import type { ReadFile } from './assemble-content.ts'
import type { Content } from './content.ts'
import { describeValue } from './describe-value.ts'
import type { Problem } from './problem.ts'

/** Values that two entries of a type share in one locale though the field says they may not. */
export const checkUnique = (
  model: readonly ContentType[],
  { entriesOfType }: Content,
  read: readonly ReadFile[],
): Problem[] => {
  const problems: Problem[] = []
  const reported = new Set<string>()
  const files = new Map(read.map((one) => [`${one.file.type.id} ${one.file.id} ${one.file.locale}`, one]))
  for (const type of model) {
    for (const [name, field] of Object.entries(type.fields)) {
      if (!field.unique) continue
      for (const locale of locales) {
        const seen = new Map<unknown, string>()
        for (const { id, fields } of entriesOfType.get(type.id) ?? []) {
          const value = fields[locale][name]
          if (value === undefined || value === null) continue
          const other = seen.get(value)
          if (other === undefined) {
            seen.set(value, id)
            continue
          }
          // A clash in the default locale shows in the others too; once is enough.
          const clash = `${name} ${id} ${other}`
          if (reported.has(clash)) continue
          reported.add(clash)
          const overlay = files.get(`${type.id} ${id} ${locale}`)
          const source =
            overlay && name in overlay.parsed.values ? overlay : files.get(`${type.id} ${id} ${defaultLocale}`)
          problems.push({
            file: source?.file.path ?? id,
            line: source?.parsed.lines[name] ?? 1,
            field: name,
            reason: `${describeValue(value)} is already used by the ${type.id} "${other}"${locale === defaultLocale ? '' : ` in ${locale}`}`,
          })
        }
      }
    }
  }
  return problems
}
