import type { EditionCode } from '../edition/edition-code.ts'
import type { FormKind } from '../forms/form-kind.ts'

/** Forms that stay when their sender's account goes, since tax law wants them: what was repaired and claimed is in the books there. */
export const keptByLaw: Readonly<Record<EditionCode, readonly FormKind[]>> = {
  'en-au': [],
  'en-nz': ['repair', 'water-treatment-claim'],
  'en-za': ['repair'],
}
