/**
 * Whether data is of another build than the document: one was published since. The data of pages tells, and is asked about with each page;
 * `app-data.json` is fetched once and may be older or newer than either, so its hash decides nothing.
 */
export const isOfNewBuild = (data: { buildHash: string }, documentHash: string): boolean =>
  data.buildHash !== documentHash
