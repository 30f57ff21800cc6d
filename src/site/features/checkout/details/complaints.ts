import type { Problem } from '../../../../domain/forms/form-definition.ts'

/** What was typed, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>

/** What is said about fields. An empty message: it was put right, and is watched. */
export interface Complaints {
  messages: Readonly<Record<string, string>>
  /** All that was wrong when somebody wanted to go on. It stays while things are put right, so that nothing moves. */
  summary: readonly Problem[]
  /** How often that was: each time the summary takes the focus. */
  refusals: number
}

export const noComplaints: Complaints = { messages: {}, summary: [], refusals: 0 }

export type ComplaintEvent =
  /** Somebody leaves a field: now, and not while they type, it is looked at. */
  | { type: 'left'; field: string; isEmpty: boolean; problems: readonly Problem[] }
  /** What was complained of is looked at again with every letter. */
  | { type: 'typed'; fields: readonly string[]; problems: readonly Problem[] }
  | { type: 'refused'; problems: readonly Problem[] }
  | { type: 'went-on' }

const messageFor = (problems: readonly Problem[], field: string): string =>
  problems.find((each) => each.field === field)?.message ?? ''

export const complain = (complaints: Complaints, event: ComplaintEvent): Complaints => {
  const { messages } = complaints
  switch (event.type) {
    case 'left': {
      // Whoever passes by has not forgotten anything yet.
      if (event.isEmpty && messages[event.field] === undefined) return complaints
      const message = messageFor(event.problems, event.field)
      if (message === '' && messages[event.field] === undefined) return complaints
      return { ...complaints, messages: { ...messages, [event.field]: message } }
    }
    case 'typed': {
      const watched = Object.keys(messages)
      if (!watched.some((name) => messages[name] !== '' || event.fields.includes(name))) return complaints
      const next = Object.fromEntries(
        watched.map((name) => {
          const message = messageFor(event.problems, name)
          // What the server said stays until its field changes: here it cannot be found again.
          return [name, message === '' && !event.fields.includes(name) ? (messages[name] ?? '') : message]
        }),
      )
      return { ...complaints, messages: next }
    }
    case 'refused': {
      const { problems, problems: summary } = event
      const next = Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message]))
      return { messages: next, summary, refusals: complaints.refusals + 1 }
    }
    case 'went-on':
      return noComplaints
  }
}
