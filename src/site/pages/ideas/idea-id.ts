import type { Section } from '../../content/section.ts'

/** Where the contents of the page lead to. */
export const idOf = ({ heading = '' }: Section): string => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
