import { type FormEvent, useId, useRef, useState } from 'react'
import { looksLikeEmail } from '../../../domain/contact/looks-like-email.ts'
import { asEnum } from '../../data/enum-words.ts'
import { siteData } from '../../data/site-data.ts'
import { useEdition } from '../../state/locale-context.tsx'
import { refusalWords } from '../delivery/refusal-words.ts'
import styles from './back-in-stock-form.module.css'
import { tellWhenBack } from './request-back-in-stock.ts'

type Asking = { state: 'open'; problem?: string } | { state: 'asking' } | { state: 'done'; email: string }

const unheard = 'That didn’t reach us. Try again in a moment.'

const BackInStockForm = ({ sku, name }: { sku: string; name: string }) => {
  const edition = useEdition()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState<Asking>({ state: 'open' })
  const problem = asking.state === 'open' ? asking.problem : undefined

  const refuse = (words: string) => {
    setAsking({ state: 'open', problem: words })
    field.current?.focus()
  }

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ''
    if (asking.state !== 'open') return
    if (!looksLikeEmail(email)) return refuse('Enter the email address we should write to.')
    setAsking({ state: 'asking' })
    try {
      const answer = await siteData.mutate(tellWhenBack, { sku, edition: asEnum(edition), email })
      if (answer.ok && answer.data === null) setAsking({ state: 'done', email })
      else refuse((answer.ok ? answer.data : answer.errors[0]?.message) ?? unheard)
    } catch (error) {
      refuse(refusalWords(error) ?? unheard)
    }
  }

  if (asking.state === 'done')
    return (
      <p className={styles.done} role="status">
        We email {asking.email} once, when it’s back. No newsletter.
      </p>
    )
  return (
    <form className={styles.tell} onSubmit={ask} noValidate>
      <label htmlFor={id}>
        Your email address<span className="visually-hidden">, to be told when {name} is back</span>
      </label>
      <div>
        <input
          ref={field}
          id={id}
          className="field"
          type="email"
          autoComplete="email"
          // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed
          autoFocus
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-note`}
        />
        <button type="submit" className="button" aria-disabled={asking.state === 'asking'}>
          Tell me
        </button>
      </div>
      <p id={`${id}-note`} className={problem === undefined ? styles.note : 'field-error'} role="status">
        {problem ?? 'One email, when it’s back. Then we forget the address.'}
      </p>
    </form>
  )
}

export default BackInStockForm
