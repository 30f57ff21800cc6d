import { useState } from 'react'
import { useFound } from '../find/use-found.ts'
import fields from '../parts/fields.module.css'
import styles from './dealer-choice.module.css'

interface Props {
  /** By its slug. */
  chosen: string | undefined
  onChoose: (slug: string) => void
}

/** Which dealer somebody is, found by its name or suburb. */
export const DealerChoice = ({ chosen, onChoose }: Props) => {
  const [typed, setTyped] = useState('')
  const { found, isCurrent } = useFound(typed, 'dealer')
  const dealers = found.filter(({ kind, state }) => kind === 'DEALER' && state === 'active')
  return (
    <fieldset className={styles.choice}>
      <label className={fields.field}>
        Which dealer
        <input
          data-first
          value={typed}
          placeholder="Name or suburb"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {dealers.map(({ of, title, detail }) => {
        const slug = of.slice(of.indexOf('/') + 1)
        return (
          <label key={of} className={fields.check}>
            <input type="radio" name="dealer" checked={slug === chosen} onChange={() => onChoose(slug)} />
            {title}, {detail}
          </label>
        )
      })}
      {typed.length > 1 && isCurrent && dealers.length === 0 && <p>No dealer begins like that.</p>}
    </fieldset>
  )
}
