import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'

/** What people call a product; its slug where it is not sold any more. */
export const productLabel = (
  { contextOf }: Pick<FormServices, 'contextOf'>,
  edition: EditionCode,
  slug: string,
): string => contextOf(edition).choices.products.find(({ value }) => value === slug)?.label ?? slug
