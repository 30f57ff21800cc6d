import type { FindingKind } from '../../domain/staff/content-report.ts'
import type { Disagreement, EditionCatalogue } from '../agreement/edition-catalogue.ts'
import type { Content } from '../load/content.ts'

/** Nothing that contradicts anything: but somebody ought to look at it. */
export interface Doubt extends Disagreement {
  readonly kind: FindingKind
}

/** `today` as 2026-11-19. */
export type Review = (
  content: Content,
  catalogue: EditionCatalogue,
  today: string,
  all: readonly EditionCatalogue[],
) => Doubt[]
