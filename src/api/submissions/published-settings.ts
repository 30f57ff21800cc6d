import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { type EditionSettings, editionSettingsFile, readEditionSettings } from '../../domain/forms/edition-settings.ts'
import { needPublished } from '../published-file.ts'

/** What the build says of each edition. Without any, no form can be taken. */
export const createPublishedSettings = (siteDirectory: string): ((edition: EditionCode) => EditionSettings) =>
  needPublished({
    siteDirectory,
    fileOf: editionSettingsFile,
    read: (text) => readEditionSettings(JSON.parse(text)),
  })
