import { Fragment, type ReactNode } from 'react'
import type { Field } from '../../../domain/forms/field.ts'
import type { Problem } from '../../../domain/forms/form-definition.ts'
import { answerId, hiddenFields } from '../../../domain/forms/hidden-fields.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormActions } from './form-actions.tsx'
import { FormField } from './form-field.tsx'
import { FormSent, type SentWords } from './form-sent.tsx'
import { FormTrouble } from './form-trouble.tsx'
import { sideBySide } from './side-by-side.ts'
import styles from './site-form.module.css'
import { summaryLine } from './summary-line.ts'
import type { Upload } from './upload-list.ts'
import { type FormOptions, unreadIn, useSiteForm } from './use-site-form.ts'

export interface SendingWords {
  /** What the button says: 'Send the message'. */
  send: string
  sent: SentWords
  /** Said when sending fails: another way to reach us. */
  instead?: string
}

export interface FormAid {
  /** The field it stands before. */
  before: string
  show: (answers: Readonly<Record<string, string>>, onType: (name: string, text: string) => void) => ReactNode
}

const { honeypot } = hiddenFields

interface Props extends FormOptions {
  /** Where the form is posted without scripts. */
  action: string
  words: SendingWords
  /** Helps to fill in what comes next. */
  aid?: FormAid
}

const noUploads: readonly Upload[] = []

/** In the order of the fields; what concerns none of them comes last. */
const inOrder = (problems: readonly Problem[], fields: readonly Field[]): readonly Problem[] => {
  const place = (problem: Problem) => {
    const at = fields.findIndex(({ name }) => name === problem.field)
    return at < 0 ? fields.length : at
  }
  return problems.toSorted((one, other) => place(one) - place(other))
}

/** What was chosen stays in the list: if it no longer fits, that is said, and nobody's answer is lost. */
const narrowed = (field: Field, answers: Readonly<Record<string, string>>): Field => {
  if (field.kind !== 'choice' || field.among === undefined) return field
  const offered = new Set(field.among(answers).map(({ value }) => value))
  const chosen = answers[field.name]
  return { ...field, options: field.options.filter(({ value }) => offered.has(value) || value === chosen) }
}

const OpenForm = ({ action, words, aid, ...options }: Props) => {
  const { formRef, fields, state, answers, dispatch, uploader } = useSiteForm(options)
  const { phase, complaints } = state
  if (phase.name === 'sent') return <FormSent words={words.sent} reference={phase.reference} notes={phase.notes} />
  const { kind } = options.definition
  const isAnswer = options.answered !== undefined
  const places = sideBySide(fields)
  const idOf = (field: string) => (fields.some(({ name }) => name === field) ? `${kind}-${field}` : undefined)
  return (
    <form
      ref={formRef}
      method="post"
      action={`${action}#${answerId}`}
      encType="multipart/form-data"
      noValidate
      // For the server, which answers with this page: what to put in the place of which form.
      data-form={kind}
      data-feature="form"
      data-words={JSON.stringify(words)}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'submitted', unread: unreadIn(event.currentTarget) })
      }}
    >
      {phase.name === 'failed' && isAnswer && (
        <FormTrouble trouble={phase.trouble} instead={words.instead} id={answerId} />
      )}
      <ErrorSummary
        problems={inOrder(state.summary, fields)}
        refusals={state.refusals}
        idOf={idOf}
        lineOf={(problem) => summaryLine(problem, fields)}
        isRight={(field) => complaints[field]?.message === ''}
      />
      <input type="hidden" name={hiddenFields.form} value={kind} />
      <input type="hidden" name={hiddenFields.edition} value={options.context.edition} />
      <input type="hidden" name={hiddenFields.key} value={state.key} />
      <input type="hidden" name={hiddenFields.openedAt} value={state.openedAt} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${kind}-${honeypot}`}>Leave this empty</label>
        <input id={`${kind}-${honeypot}`} name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.fields} aria-busy={phase.name === 'sending'}>
        {fields.map((field, at) => (
          <Fragment key={field.name}>
            {aid?.before === field.name && aid.show(answers, (name, text) => dispatch({ type: 'typed', name, text }))}
            <FormField
              field={narrowed(field, answers)}
              id={`${kind}-${field.name}`}
              place={places[at] ?? 'wide'}
              value={answers[field.name] ?? ''}
              problem={complaints[field.name]?.message ?? ''}
              uploads={field.kind === 'file' ? state.uploads.filter((each) => each.field === field.name) : noUploads}
              uploader={uploader}
              alive={state.openedAt !== ''}
              dispatch={dispatch}
            />
          </Fragment>
        ))}
      </div>
      <FormActions state={state} send={words.send} instead={words.instead} isAnswer={isAnswer} />
    </form>
  )
}

/** A form of the site, made from its definition. Without scripts it is posted, and the server answers. */
export const SiteForm = (props: Props) => (
  // Another edition's form is another form, also where one page follows the other.
  <OpenForm key={`${props.definition.kind} ${props.context.edition}`} {...props} />
)
