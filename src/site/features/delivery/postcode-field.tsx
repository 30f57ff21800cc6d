import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './postcode-field.module.css'

interface Props {
  /** The one that counts now. */
  postcode: string
  isWrong: boolean
  /** Of the element that says what came of it. */
  describedBy: string
  /** Four digits, or what somebody left the field with. */
  onEnter: (text: string) => void
}

/** Answers on the fourth digit: nothing has to be pressed. */
export const PostcodeField = ({ postcode, isWrong, describedBy, onEnter }: Props) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string>()
  const [answered, setAnswered] = useState(postcode)
  // What was typed is the postcode by now, or another tab has a newer one.
  if (answered !== postcode) {
    setAnswered(postcode)
    setDraft(undefined)
  }

  const type = (text: string) => {
    setDraft(text)
    if (/^\d{4}$/.test(text.trim())) onEnter(text.trim())
  }
  const takeOver = useEffectEvent((early: string) => {
    if (early !== '' && early !== postcode) type(early)
  })
  // What was typed before the page came to life.
  useLayoutEffect(() => takeOver(input.current?.value ?? ''), [])

  const leave = (event?: FormEvent) => {
    event?.preventDefault()
    if (draft !== undefined && draft.trim() !== postcode) onEnter(draft)
  }

  return (
    <form className={styles.postcode} data-early onSubmit={leave} noValidate>
      <label className="visually-hidden" htmlFor={id}>
        Postcode for delivery
      </label>
      <input
        ref={input}
        id={id}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="Postcode"
        maxLength={4}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        value={draft ?? postcode}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => leave()}
      />
    </form>
  )
}
