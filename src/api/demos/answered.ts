/** What becomes of an answer. `isOver`: it comes too late, and the page shows why. */
export type Answered =
  | { readonly ok: true }
  | { readonly ok: false; readonly isOver: boolean; readonly problem: string }

export const done: Answered = { ok: true }

export const over: Answered = { ok: false, isOver: true, problem: 'This was answered before, and stays as it is.' }

export const wrong = (problem: string): Answered => ({ ok: false, isOver: false, problem })
