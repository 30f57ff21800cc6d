import type { Environment } from '../../config/environment.ts'
import { holidaysFile } from '../../domain/calendar/holidays-file.ts'
import { dealerListFile } from '../../domain/dealers/dealer-list.ts'
import { priceListFile } from '../../domain/dealers/price-list.ts'
import { editionSettingsFile } from '../../domain/forms/edition-settings.ts'
import { replyTemplatesFile } from '../../domain/staff/reply-templates.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { holidaysOf } from '../content/holidays-of.ts'
import { dealerList } from '../server-data/dealer-list.ts'
import { editionSettingsOf } from '../server-data/edition-settings-of.ts'
import { priceListOf } from '../server-data/price-list-of.ts'
import { replyTemplatesOf } from '../server-data/reply-templates-of.ts'

/** What whoever takes forms in, or answers people and dealers, has to know of each edition. No browser gets these files. */
export const serverFiles = (
  editions: readonly EditionContent[],
  settings: Pick<Environment, 'publicUrl' | 'requestLimit'>,
): Record<string, string> =>
  Object.fromEntries(
    editions.flatMap((content) => [
      [dealerListFile(content.code), JSON.stringify(dealerList(content))],
      [holidaysFile(content.code), JSON.stringify(holidaysOf(content))],
      [editionSettingsFile(content.code), JSON.stringify(editionSettingsOf(content, settings))],
      [replyTemplatesFile(content.code), JSON.stringify(replyTemplatesOf(content))],
      [priceListFile(content.code), JSON.stringify(priceListOf(content))],
    ]),
  )
