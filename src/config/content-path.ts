import type { ContentSettings } from './content-settings.ts'

/** Where the content service answers queries, on its own host or, embedded, on the site's. */
export const contentPath = ({ space, environment }: Pick<ContentSettings, 'space' | 'environment'>): string =>
  `/content/v1/spaces/${space}/environments/${environment}`
