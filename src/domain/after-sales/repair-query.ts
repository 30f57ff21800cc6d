/** What an address says about a repair: which machine, what is wrong with it, and which place of it is looked at. */
export interface RepairQuery {
  model?: string
  issue?: string
  place?: string
  /** What it names that nobody knows. */
  unknown: readonly ('model' | 'issue')[]
}

const known = (asked: string | null, list: Readonly<Record<string, unknown>>): string | undefined =>
  asked !== null && Object.hasOwn(list, asked) ? asked : undefined

export const readRepairQuery = (
  search: string,
  models: Readonly<Record<string, unknown>>,
  issues: Readonly<Record<string, unknown>>,
): RepairQuery => {
  const query = new URLSearchParams(search)
  const [model, issue] = [known(query.get('model'), models), known(query.get('issue'), issues)]
  const place = query.get('part')
  return {
    ...(model !== undefined && { model }),
    ...(issue !== undefined && { issue }),
    ...(place && { place }),
    unknown: [
      ...(query.get('model') && model === undefined ? (['model'] as const) : []),
      ...(query.get('issue') && issue === undefined ? (['issue'] as const) : []),
    ],
  }
}
