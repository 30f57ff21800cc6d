/** Where the code of a component stands below `src/site/`: a page has a folder, shaped like its address. */
export const componentFile = (component: string): string =>
  component.startsWith('pages/') ? `${component}/page.tsx` : `${component}.tsx`
