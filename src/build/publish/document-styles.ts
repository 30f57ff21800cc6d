import type { AllowedSources } from '../../config/allowed-sources.ts'
import { type Sheets, styleHash } from '../document/inline-styles.ts'
import type { PagePlan } from '../render/plan-pages.ts'

export type InlineStyles = Pick<AllowedSources, 'styleHashes' | 'documentStyles'>

/** Which styles stand in which document, for the policies that allow them. */
export const documentStyles = (plans: readonly PagePlan[], sheets: Sheets): InlineStyles => {
  const addresses = Object.keys(sheets)
  const positions = new Map(addresses.map((href, position) => [href, position]))
  return {
    styleHashes: addresses.map((href) => styleHash(sheets[href] ?? '')),
    documentStyles: Object.fromEntries(
      plans.map(({ job: { document, htmlFile } }) => [
        htmlFile,
        document.assets.styles.flatMap((href) => positions.get(href) ?? []),
      ]),
    ),
  }
}
