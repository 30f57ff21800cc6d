import type { Environment } from '../../config/environment.ts'
import { holidaysFile } from '../../domain/calendar/holidays-file.ts'
import { dealerListFile } from '../../domain/dealers/dealer-list.ts'
import { editionSettingsFile } from '../../domain/forms/edition-settings.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { holidaysOf } from '../content/holidays-of.ts'
import { dealerList } from '../server-data/dealer-list.ts'
import { editionSettingsOf } from '../server-data/edition-settings-of.ts'

/** What whoever takes forms in has to know of each edition. No browser gets these files. */
export const serverFiles = (
  editions: readonly EditionContent[],
  settings: Pick<Environment, 'publicUrl' | 'requestLimit'>,
): Record<string, string> =>
  Object.fromEntries(
    editions.flatMap((content) => [
      [dealerListFile(content.code), JSON.stringify(dealerList(content))],
      [holidaysFile(content.code), JSON.stringify(holidaysOf(content))],
      [editionSettingsFile(content.code), JSON.stringify(editionSettingsOf(content, settings))],
    ]),
  )
