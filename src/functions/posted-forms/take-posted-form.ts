import { isOffered } from '../../api/submissions/offered-form.ts'
import { allForms } from '../../domain/forms/all-forms.ts'
import type { Problem } from '../../domain/forms/form-definition.ts'
import { hiddenFields } from '../../domain/forms/hidden-fields.ts'
import { parseForm } from '../../domain/forms/parse-form.ts'
import type { KeptUpload, ReturnedForm } from '../../domain/forms/posted-answer.ts'
import { readIdempotencyKey } from '../../domain/forms/read-idempotency-key.ts'
import { createAdmission } from './admission.ts'
import { createEarlyFiles } from './early-files.ts'
import type { FilePart } from './file-part.ts'
import { type PostFailure, postFailureOf, unavailablePost } from './post-failure.ts'
import { keptUploads, lastOf, namedForm, type OpenedForm, openForm, typedValues } from './posted-entries.ts'
import { createPostedFiles } from './posted-files.ts'
import type { PostedFormServices } from './posted-form-services.ts'
import { idempotencyKeyOf } from './posted-idempotency-key.ts'
import { declaredBytes, type PostedFields, type PostedForm, postLimits, readPostedForm } from './read-posted-form.ts'

export type PostOutcome =
  | { state: 'unread'; status: number; code: string; message: string }
  | { state: 'sent'; opened: OpenedForm; reference: string }
  | { state: 'not-sent'; opened: OpenedForm; returned: ReturnedForm; status: number; retryAfterSeconds?: number }

const unknownForm: PostOutcome = {
  state: 'unread',
  status: 400,
  code: 'unknown_form',
  message: 'We don’t know this form. Reload its page and send it from there.',
}

const badKey: PostOutcome = {
  state: 'unread',
  status: 400,
  code: 'bad_key',
  message: 'The key of this form is empty or too long. Reload its page and send it from there.',
}

const unread = ({ status, code, message }: Extract<PostedForm, { ok: false }>): PostOutcome => ({
  state: 'unread',
  status,
  code,
  message,
})

interface NotSent {
  problems?: readonly Problem[]
  failure?: PostFailure
  /** Fields whose files are not to be had any more. */
  gone?: readonly string[]
}

const take = async (request: Request, address: string, services: PostedFormServices): Promise<PostOutcome> => {
  const isOver = (declaredBytes(request.headers) ?? 0) > postLimits.bytes
  const files = createPostedFiles({
    ...{ acceptFile: services.acceptFile, overBytes: isOver ? postLimits.bytes : undefined },
    ...{ address, signal: request.signal },
  })
  const admit = createAdmission(services, address)

  let opened: OpenedForm | undefined
  const open = (fields: PostedFields): OpenedForm | undefined => {
    const named = namedForm(fields)
    if (named && isOffered(services.factsOf(named.edition), named.form)) opened ??= openForm(named, services.contextOf)
    return opened
  }
  const takeFile = async (part: FilePart, asked: OpenedForm['asked'], isTurnedAway: () => Promise<boolean>) => {
    const field = asked.find(({ name }) => name === part.field)
    if (field?.kind === 'file') await files.take(part, field, isTurnedAway)
  }
  const early = createEarlyFiles()
  const read = await readPostedForm(request, async (part, fields) => {
    if (part.name === '') return
    const named = open(fields)
    if (named === undefined) await early.hold(part)
    else await takeFile(part, named.asked, async () => (await admit(fields)) !== undefined)
  })
  if (!read.ok) return unread(read)
  const { fields } = read
  const form = open(fields)
  if (form === undefined) return unknownForm
  const given = lastOf(fields, hiddenFields.key)
  if (given !== '' && readIdempotencyKey(given) === undefined) return badKey
  for (const { part, isLost } of early.all())
    await takeFile(part, form.asked, async () => isLost || (await admit(fields)) !== undefined)

  const values = typedValues(fields, form.asked)
  const kept = files.kept(keptUploads(fields, form.asked))
  const notSent = (status: number, { problems = [], failure, gone = [] }: NotSent): PostOutcome => ({
    state: 'not-sent',
    opened: form,
    returned: {
      ...{ key: lastOf(fields, hiddenFields.key), values, problems },
      kept: kept.filter(({ field }) => !gone.includes(field)),
      ...(failure && { trouble: failure.trouble }),
    },
    status,
    ...(failure?.retryAfterSeconds !== undefined && { retryAfterSeconds: failure.retryAfterSeconds }),
  })

  const fileProblems = files.problems()
  const failure = await admit(fields)
  if (failure !== undefined) return notSent(failure.status, { problems: fileProblems, failure })

  const putOff = files.putOff()
  if (putOff !== undefined) return notSent(503, { problems: fileProblems, failure: unavailablePost(putOff) })

  const sent = { ...values, ...idsOf(fields, form, kept) }
  const parsed = parseForm(allForms[form.form], sent, form.context)
  const problems = inOrder(form, fileProblems, parsed.ok ? [] : parsed.problems)
  if (problems.length > 0) return notSent(isOver ? 413 : 422, { problems })
  try {
    const named = { form: form.form, edition: form.edition }
    const receipt = await services.receive({
      ...named,
      address,
      sent,
      ...idempotencyKeyOf(fields, form, files.digests(), address),
    })
    if (receipt.ok) return { state: 'sent', opened: form, reference: receipt.reference }
    // Nothing is wrong with the files' number: they are not there any more.
    const gone = receipt.problems.map(({ field }) => field)
    return notSent(422, { problems: receipt.problems, gone })
  } catch (error) {
    const found = postFailureOf(error)
    return notSent(found.status, { failure: found })
  }
}

/** Takes a form that a page without scripts has posted. */
export const takePostedForm = (request: Request, address: string, services: PostedFormServices): Promise<PostOutcome> =>
  take(request, address, services).catch((error: unknown) => {
    // Without the edition's own data the form cannot even be shown again.
    const { status, trouble } = postFailureOf(error)
    const message = 'We can’t take this at the moment. Go back, and send it again in a few minutes.'
    return { state: 'unread', status, code: trouble.kind, message }
  })

/** What file fields hold. What is no id stays, so that it is said to be none. */
const idsOf = (fields: PostedFields, { asked }: OpenedForm, kept: readonly KeptUpload[]): Record<string, string> =>
  Object.fromEntries(
    asked.flatMap(({ kind, name }) => {
      if (kind !== 'file') return []
      const ids = kept.filter(({ field }) => field === name).map(({ id }) => id)
      return [[name, ids.length === 0 ? (fields.get(name) ?? []).join(',') : ids.join(',')]]
    }),
  )

/** One problem for each field, in the order of the fields; the first lists count more. */
const inOrder = ({ asked }: OpenedForm, ...lists: (readonly Problem[])[]): Problem[] =>
  asked.flatMap(({ name }) => lists.flat().find(({ field }) => field === name) ?? [])
