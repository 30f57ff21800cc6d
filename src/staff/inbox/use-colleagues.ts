import { ask } from '../ask.ts'
import { askColleagues } from '../operations/inbox/ask-colleagues.ts'
import type { Colleague } from '../operations/inbox/case-answers.ts'
import { useFile } from '../parts/use-file.ts'

const nobody: readonly Colleague[] = []

/** Everybody on the staff; nobody until that is known. */
export const useColleagues = (): readonly Colleague[] => {
  const [all] = useFile({ of: 'staff', version: undefined, askFor: () => ask(askColleagues, {}) })
  return all ?? nobody
}
