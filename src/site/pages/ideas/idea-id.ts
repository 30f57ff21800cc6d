import type { SectionIn } from '../../content/section.ts'

/** Where the contents of the page lead to. */
export const idOf = ({ heading = '' }: SectionIn<'ideas', 'idea'>): string =>
  heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
