import { withParameters } from '../../../domain/query-parameters.ts'
import { setAddressQuery } from '../../state/address-query.ts'
import styles from './prefill-note.module.css'
import type { Prefilled } from './prefilled.ts'

interface Props extends Prefilled {
  /** Parameters of the address that fill something in. */
  parameters: readonly string[]
}

/** Says what the link that led here has filled in, and takes it out again. */
export const PrefillNote = ({ said, unknown, parameters }: Props) => {
  if (said.length + unknown.length === 0) return null
  const takeOut = () =>
    setAddressQuery(withParameters(location.search, Object.fromEntries(parameters.map((name) => [name, '']))))
  return (
    <p className={styles.note} role="status">
      {said.length > 0 && `Filled in for you: ${said.join('; ')}. `}
      {unknown.length > 0 && `The link names a ${unknown.join(' and a ')} that isn’t on this list. Choose one below. `}
      <button type="button" onClick={takeOut}>
        Clear it
      </button>
    </p>
  )
}
