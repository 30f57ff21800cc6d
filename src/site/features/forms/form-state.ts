import type { Problem } from '../../../domain/forms/form-definition.ts'
import type { Trouble } from '../../../domain/forms/trouble.ts'
import type { Draft } from './form-draft.ts'
import type { SendResult } from './send-result.ts'
import { changeUploads, fromKept, isRunning, type Upload, type UploadAction, unfinishedUploads } from './upload-list.ts'

export type Phase =
  | { name: 'writing' }
  /** To be sent as soon as the files have arrived. */
  | { name: 'waiting' }
  | {
      name: 'sending'
      /** A try before this one had no answer. */
      again: boolean
      /** It takes a few seconds more, to show that no robot sends it. */
      checking?: true
    }
  | { name: 'failed'; trouble: Trouble }
  | { name: 'sent'; reference: string; notes: readonly string[] }

/** What was said about a field. An empty message: it has been put right, and is watched. */
interface Complaint {
  message: string
  /** By the server or about a file: checking the form cannot say it again. */
  told: boolean
}

/** What was typed, and whether it may have arrived: all that a draft holds, with every file. */
export interface FormState extends Omit<Draft, 'files'> {
  uploads: readonly Upload[]
  /** Fields that are filled in with what the browser does not hand out, such as half a date. */
  unread: readonly string[]
  complaints: Readonly<Record<string, Complaint>>
  /** All that was wrong at the last try. It stays as it is while things are put right, so that nothing moves. */
  summary: readonly Problem[]
  /** How often sending was refused: each time the summary takes the focus. */
  refusals: number
  phase: Phase
}

export type FormAction =
  | { type: 'opened'; draft: Draft }
  | { type: 'keyed'; key: string }
  | { type: 'typed'; name: string; text: string }
  | { type: 'told'; name: string; message: string }
  | { type: 'submitted'; unread?: readonly string[] }
  | { type: 'checking' }
  | { type: 'answered'; result: SendResult }
  | { type: 'unreachable'; offline: boolean }
  /** The connection is back. */
  | { type: 'online' }
  | UploadAction

/** What is wrong with what is in the form. */
export type Check = (state: FormState) => readonly Problem[]

/** As on the server: nothing typed, nothing remembered. */
export const untouchedForm: FormState = {
  key: '',
  openedAt: '',
  attempted: false,
  values: {},
  uploads: [],
  unread: [],
  complaints: {},
  summary: [],
  refusals: 0,
  phase: { name: 'writing' },
}

/** A file on its way is not missing. */
const problemsIn = (state: FormState, check: Check): Problem[] => {
  const unfinished = unfinishedUploads(state.uploads)
  const settled = ({ field }: Problem) => !state.uploads.some((each) => each.field === field && isRunning(each))
  const missed = check(state).filter(({ field }) => !unfinished.some((each) => each.field === field))
  return [...missed.filter(settled), ...unfinished]
}

/**
 * After a try without an answer the form may have arrived. What is changed now is another submission: under the old key it
 * would be taken for the first, and lost.
 */
const changed = (state: FormState): FormState => (state.attempted ? { ...state, attempted: false, key: '' } : state)

/** Looks again at what was complained about, and at nothing else. */
const lookAgain = (state: FormState, field: string, check: Check): FormState => {
  const complaints = Object.entries(state.complaints)
  if (complaints.length === 0) return state
  const problems = problemsIn(state, check)
  const messageFor = (name: string) => problems.find((each) => each.field === name)?.message ?? ''
  return {
    ...state,
    complaints: Object.fromEntries(
      complaints.map(([name, complaint]) => [
        name,
        complaint.told && name !== field ? complaint : { message: messageFor(name), told: false },
      ]),
    ),
  }
}

const complain = (state: FormState, all: readonly Problem[], told: boolean): FormState => {
  const problems = all.filter(({ field }, at) => all.findIndex((each) => each.field === field) === at)
  const complaints: Record<string, Complaint> = {}
  for (const [name, complaint] of Object.entries(state.complaints))
    complaints[name] = complaint.told && !told ? complaint : { message: '', told: false }
  for (const { field, message } of problems) complaints[field] = { message, told }
  return { ...state, complaints, summary: problems, refusals: state.refusals + 1, phase: { name: 'writing' } }
}

const submit = (state: FormState, check: Check): FormState => {
  const problems = problemsIn(state, check)
  if (problems.length > 0) return complain(state, problems, false)
  const ready: FormState = { ...state, complaints: {}, summary: [] }
  return state.uploads.some(isRunning)
    ? { ...ready, phase: { name: 'waiting' } }
    : { ...ready, attempted: true, phase: { name: 'sending', again: state.attempted } }
}

/** Files that the server complains of are no longer there: they are to be chosen again, and must not be sent again. */
const withoutGone = (state: FormState, problems: readonly Problem[]): FormState => ({
  ...state,
  uploads: state.uploads.filter((upload) => !problems.some(({ field }) => field === upload.field)),
})

const answered = (state: FormState, result: SendResult): FormState => {
  if (result.state === 'sent')
    return { ...untouchedForm, phase: { name: 'sent', reference: result.reference, notes: result.notes ?? [] } }
  // Not taken this time, for certain; what became of the tries before, that does not tell.
  const notTaken: FormState = { ...state, attempted: state.phase.name === 'sending' && state.phase.again }
  if (result.state === 'refused' && result.problems.length > 0)
    return complain(withoutGone(notTaken, result.problems), result.problems, true)
  if (result.state === 'taken-for-a-bot')
    return { ...notTaken, phase: { name: 'failed', trouble: { kind: result.state } } }
  if (result.state !== 'too-many') return { ...state, phase: { name: 'failed', trouble: { kind: 'unavailable' } } }
  const { retryAfterSeconds } = result
  return { ...notTaken, phase: { name: 'failed', trouble: { kind: 'too-many', retryAfterSeconds } } }
}

const withUploads = (state: FormState, action: UploadAction, check: Check): FormState => {
  const uploads = changeUploads(state.uploads, action)
  if (action.type === 'upload-progressed') return { ...state, uploads }
  // What was told about a field stays until somebody does something about it; that a file arrives is nobody's doing.
  const isDone = action.type !== 'upload-settled'
  const field = (isDone && [...state.uploads, ...uploads].find(({ number }) => number === action.number)?.field) || ''
  const next = lookAgain({ ...changed(state), uploads }, field, check)
  return next.phase.name === 'waiting' && !uploads.some(isRunning) ? submit(next, check) : next
}

export const reduceForm = (state: FormState, action: FormAction, check: Check): FormState => {
  switch (action.type) {
    case 'opened': {
      const { files, ...typed } = action.draft
      return { ...state, ...typed, uploads: [...fromKept(files), ...state.uploads] }
    }
    case 'keyed':
      return { ...state, key: action.key }
    case 'typed': {
      // It would be lost when the form has arrived.
      if (state.phase.name === 'sending') return state
      const values = { ...state.values, [action.name]: action.text }
      const unread = state.unread.filter((name) => name !== action.name)
      return lookAgain({ ...changed(state), values, unread }, action.name, check)
    }
    case 'told':
      return {
        ...state,
        complaints: { ...state.complaints, [action.name]: { message: action.message, told: true } },
      }
    case 'submitted':
      return state.phase.name === 'writing' || state.phase.name === 'failed'
        ? submit({ ...state, unread: action.unread ?? [] }, check)
        : state
    case 'checking':
      return state.phase.name === 'sending' ? { ...state, phase: { ...state.phase, checking: true } } : state
    case 'answered':
      return answered(state, action.result)
    case 'unreachable':
      return { ...state, phase: { name: 'failed', trouble: { kind: action.offline ? 'offline' : 'unreachable' } } }
    case 'online':
      return state.phase.name === 'failed' && state.phase.trouble.kind === 'offline'
        ? { ...state, phase: { name: 'writing' } }
        : state
    default:
      return withUploads(state, action, check)
  }
}
