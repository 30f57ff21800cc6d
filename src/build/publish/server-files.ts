import type { Environment } from '../../config/environment.ts'
import { dealerListFile } from '../../domain/dealers/dealer-list.ts'
import { editionDeskFile } from '../../domain/forms/edition-desk.ts'
import type { EditionContent } from '../content/site-content.ts'
import { dealerList } from '../feeds/dealer-list.ts'
import { editionDesk } from '../feeds/edition-desk.ts'

/** What whoever takes forms in has to know of each edition. No browser gets these files. */
export const serverFiles = (
  editions: readonly EditionContent[],
  settings: Pick<Environment, 'publicUrl' | 'requestLimit'>,
): Record<string, string> =>
  Object.fromEntries(
    editions.flatMap((content) => [
      [dealerListFile(content.code), JSON.stringify(dealerList(content))],
      [editionDeskFile(content.code), JSON.stringify(editionDesk(content, settings))],
    ]),
  )
