import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { type EditionSettings, editionSettingsFile, readEditionSettings } from '../../domain/forms/edition-settings.ts'
import { unavailable } from '../expected-error.ts'

interface Known {
  changedAt: number
  settings: EditionSettings
}

/** What the build says of each edition, read again when there is a new build. Without any, no form can be taken. */
export const createPublishedSettings = (siteDirectory: string): ((edition: EditionCode) => EditionSettings) => {
  const known = new Map<EditionCode, Known>()
  return (edition) => {
    const file = path.join(siteDirectory, editionSettingsFile(edition))
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined) throw unavailable(new Error(`There is no ${file}: the site is not built`))
    const before = known.get(edition)
    if (before?.changedAt === changedAt) return before.settings
    const settings = readEditionSettings(JSON.parse(readFileSync(file, 'utf8')))
    known.set(edition, { changedAt, settings })
    return settings
  }
}
