import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { FormContext, FormDefinition } from '../../../domain/forms/form-definition.ts'
import { hiddenFields } from '../../../domain/forms/hidden-fields.ts'
import { parseForm } from '../../../domain/forms/parse-form.ts'
import { inTime } from '../../data/in-time.ts'
import { randomKey } from '../../data/random-key.ts'
import { useAddressQuery } from '../../state/address-query.ts'
import { formDraft } from './form-draft.ts'
import { fitting, prefillFrom } from './form-prefill.ts'
import { type FormAction, type FormState, reduceForm, untouchedForm } from './form-state.ts'
import type { SendForm } from './send-result.ts'
import type { UploadFile } from './upload-file.ts'
import { toKept, uploadIds } from './upload-list.ts'
import { createUploader } from './uploader.ts'

export interface FormOptions {
  definition: FormDefinition
  context: FormContext
  send: SendForm
  upload: UploadFile
  /** Which field each parameter of the address fills in, as in `{ model: 'product' }`. */
  prefill?: Readonly<Record<string, string>>
  /** The form as it was posted, where the server answers that. */
  answered?: FormState
}

const noPrefill = {}

/** Stands for what the browser does not hand out: something is there, and it is no answer. */
const unreadable = '?'

/** A date that is none is empty to scripts, but not to whoever has typed it. */
export const unreadIn = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput).map(({ name }) => name)

/** What was typed into the page before it came to life. */
const typedInto = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')

/** A form of the site at work: what is in it, what is kept of it, and its way to the server. */
export const useSiteForm = ({ definition, context, send, upload, prefill = noPrefill, answered }: FormOptions) => {
  const { kind } = definition
  const { edition } = context
  const formRef = useRef<HTMLFormElement>(null)
  const query = useAddressQuery()
  const fields = useMemo(() => definition.fields(context), [definition, context])
  const draft = useMemo(() => formDraft(() => sessionStorage, kind, edition), [kind, edition])

  const answersIn = ({ openedAt, values, uploads }: FormState): Readonly<Record<string, string>> => ({
    // The first render shows what the server rendered, which knows no address.
    ...(openedAt !== '' && prefillFrom(query, prefill, fields)),
    ...values,
    ...uploadIds(uploads),
  })
  const check = (state: FormState) => {
    const unread = Object.fromEntries(state.unread.map((name) => [name, unreadable]))
    const parsed = parseForm(definition, { ...answersIn(state), ...unread }, context)
    return parsed.ok ? [] : parsed.problems
  }
  const [state, dispatch] = useReducer(
    (before: FormState, action: FormAction) => reduceForm(before, action, check),
    answered ?? untouchedForm,
  )
  const { key, openedAt, attempted, values, uploads, phase } = state
  const files = useMemo(() => toKept(uploads), [uploads])
  const [uploader] = useState(() => createUploader(upload, dispatch, context.requestLimit))
  useEffect(() => () => uploader.stopAll(), [uploader])

  const open = useEffectEvent((form: HTMLFormElement) => {
    const kept = draft.read()
    const typed = Object.fromEntries([...Object.entries(kept?.values ?? {}), ...typedInto(form)])
    dispatch({
      type: 'opened',
      draft: {
        // A duplicated tab has the same draft: it must not share its key with what is written here, unless it was sent.
        key: kept?.attempted ? kept.key : randomKey(),
        openedAt: kept?.openedAt || new Date().toISOString(),
        attempted: kept?.attempted ?? false,
        values: fitting(fields, typed),
        files:
          kept?.files.filter(({ field }) => fields.some(({ kind, name }) => kind === 'file' && name === field)) ?? [],
      },
    })
  })
  // Before anything is rendered again: React would put back what it rendered over what was typed.
  useLayoutEffect(() => {
    if (formRef.current !== null) open(formRef.current)
  }, [])

  useEffect(() => {
    if (openedAt !== '' && key === '') dispatch({ type: 'keyed', key: randomKey() })
  }, [openedAt, key])

  useEffect(() => {
    if (openedAt !== '' && key !== '') draft.keep({ key, openedAt, attempted, values, files })
  }, [draft, key, openedAt, attempted, values, files])

  useEffect(() => {
    const back = () => dispatch({ type: 'online' })
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])

  const sendNow = useEffectEvent(async () => {
    const form = formRef.current
    const trap = form === null ? '' : String(new FormData(form).get(hiddenFields.honeypot) ?? '')
    const submission = { form: kind, edition, idempotencyKey: key, openedAt, trap, fields: answersIn(state) }
    try {
      const checking = () => dispatch({ type: 'checking' })
      const result = await inTime((signal) => send(submission, signal, checking))
      // Even if the visitor has gone to another page meanwhile.
      if (result.state === 'sent') draft.drop()
      dispatch({ type: 'answered', result })
    } catch {
      dispatch({ type: 'unreachable', offline: !navigator.onLine })
    }
  })
  useEffect(() => {
    if (phase.name === 'sending') void sendNow()
  }, [phase.name])

  return { formRef, fields, state, answers: answersIn(state), dispatch, uploader }
}
