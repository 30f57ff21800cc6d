import { readReference } from '../../domain/forms/reference-number.ts'

/** What became of an answer that was written in the outbox. */
export interface Answered {
  readonly state: 'threaded' | 'stray' | 'automatic' | 'discarded' | 'failed'
  readonly reference?: string
}

const states = ['threaded', 'stray', 'automatic', 'discarded', 'failed'] as const

/** As the address of a letter's page says it after an answer. */
export const answeredIn = (query: URLSearchParams): Answered | undefined => {
  const state = states.find((each) => each === query.get('answered'))
  const reference = readReference(query.get('reference') ?? '')
  return state && { state, ...(reference.ok && { reference: reference.value.printed }) }
}

export const answeredQuery = ({ state, reference }: Answered): string =>
  `?${new URLSearchParams({ answered: state, ...(reference !== undefined && { reference }) })}`
