import { useId } from 'react'
import { Icon } from '../icons/icon.tsx'

export const Controls = () => {
  const id = useId()
  return (
    <>
      <div className="actions">
        <button type="button" className="button">
          Main action
        </button>
        <button type="button" className="button button-quiet">
          Quiet action
        </button>
        <button type="button" className="button" disabled>
          Not now
        </button>
      </div>
      <p>
        <label htmlFor={`${id}name`}>A field</label>
        <input id={`${id}name`} className="field" defaultValue="Kirrawee" />
      </p>
      <p>
        <label htmlFor={`${id}bad`}>A field with an error</label>
        <input
          id={`${id}bad`}
          className="field"
          aria-invalid="true"
          aria-describedby={`${id}error`}
          defaultValue="22A2"
        />
        <span id={`${id}error`} className="field-error">
          A postcode has four digits.
        </span>
      </p>
      <p>
        <label htmlFor={`${id}choice`}>A choice</label>
        <select id={`${id}choice`} className="field">
          <option>Concrete</option>
          <option>Vinyl</option>
        </select>
      </p>
      <details>
        <summary>Something to unfold</summary>
        <p>What was folded.</p>
      </details>
      <p className="notice">
        <Icon name="info" /> A notice that needs an answer.
      </p>
    </>
  )
}
