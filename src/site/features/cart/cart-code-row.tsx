import { type FormEvent, useId, useRef, useState } from 'react'
import { enterCode, forgetCode } from './cart-code.ts'
import styles from './cart-code-row.module.css'
import type { PricedCart } from './use-priced-cart.ts'

type Priced = Pick<PricedCart, 'code' | 'order'>

/** What the code does, or why it does nothing, in words. */
const wordsOf = ({ code, order }: Priced): string => {
  if (code.asking && code.found === undefined) return `Looking up ${code.typed}.`
  if (code.trouble !== undefined) return code.trouble
  return order === null || order.code.state === 'none' ? '' : order.code.words
}

/** One code to an order. The field is there for those who have one. */
export const CartCodeRow = ({ priced }: { priced: Priced }) => {
  const { code, order } = priced
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const words = wordsOf(priced)
  const isRefused = code.typed !== '' && !code.asking && order?.code.state === 'refused'
  const isKept = code.typed !== '' && !isRefused

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (typed === '') field.current?.focus()
    else enterCode(typed)
  }

  const remove = () => {
    forgetCode()
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  const status = (
    <p id={`${id}-words`} className={styles.words} role="status" data-wrong={isRefused || undefined}>
      {words}
    </p>
  )

  if (isKept)
    return (
      <div className={styles.code}>
        <div>
          <strong>Code {code.typed.toUpperCase()}</strong>
          <button type="button" onClick={remove}>
            Remove<span className="visually-hidden"> the code {code.typed}</span>
          </button>
        </div>
        {status}
      </div>
    )
  if (!isOpen && !isRefused)
    return (
      <div className={styles.code}>
        <button type="button" ref={opener} aria-expanded={false} onClick={() => setOpen(true)}>
          I have a code
        </button>
      </div>
    )
  return (
    <form className={styles.code} onSubmit={apply} noValidate>
      <label htmlFor={id}>Code</label>
      <div>
        <input
          ref={field}
          id={id}
          className="field"
          // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed
          autoFocus={isOpen}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          defaultValue={code.typed}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-words`}
        />
        <button type="submit" className="button button-quiet">
          Apply
        </button>
      </div>
      {status}
      {isRefused && (
        <button type="button" onClick={remove}>
          Skip the code
        </button>
      )}
    </form>
  )
}
