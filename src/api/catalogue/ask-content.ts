/** Asks the content service; answers with the `data`. Throws when it is away or refuses. */
export type AskContent = (document: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>
