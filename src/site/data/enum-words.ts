/** GraphQL has no hyphens in its words: `water-treatment` is `WATER_TREATMENT` there. */
export const asEnum = (word: string): string => word.toUpperCase().replaceAll('-', '_')

export const fromEnum = (name: string): string => name.toLowerCase().replaceAll('_', '-')
