/** Where the code of a component stands below `src/site/`: pages have folders shaped like their addresses, templates like theirs. */
export const componentFile = (component: string): string => `${component}/page.tsx`
