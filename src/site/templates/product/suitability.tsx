import { useState } from 'react'
import { lengthAnswer, lengthScale, type SuitabilityAnswer } from '../../../domain/pool/pool-length.ts'
import type { ProductDetails } from '../../content/product.ts'
import { Icon } from '../../icons/icon.tsx'
import { LengthRuler } from './length-ruler.tsx'
import { PoolPlan } from './pool-plan.tsx'
import styles from './suitability.module.css'

interface Props {
  pool: NonNullable<ProductDetails['pool']>
  answers: readonly SuitabilityAnswer[]
}

const icons = { Yes: 'check', No: 'close', Careful: 'info' } as const

/** Whether it suits a pool, in plain words and to scale. */
export const Suitability = ({ pool: { maxLengthM, floor, walls }, answers }: Props) => {
  const [length, setLength] = useState<number>()
  const scale = lengthScale(maxLengthM)
  return (
    <section className={`section wrap ${styles.suitability}`} data-feature="suitability">
      <div>
        <h2>Will it suit my pool?</h2>
        <div className={styles.length}>
          <label htmlFor="pool-length">How long is yours?</label>
          {/* Said as the slider's value, and by the answers. */}
          <output aria-hidden="true">{length === undefined ? 'Slide to its length' : `${length} metres`}</output>
          <div className={styles.ruler}>
            <LengthRuler max={maxLengthM} scale={scale} />
            <input
              id="pool-length"
              type="range"
              min={scale.from}
              max={scale.to}
              value={length ?? maxLengthM}
              aria-valuetext={`${length ?? maxLengthM} metres`}
              onChange={({ target }) => setLength(Number(target.value))}
            />
          </div>
        </div>
        <ul className={styles.answers} aria-live="polite">
          {[lengthAnswer(maxLengthM, length), ...answers].map(({ verdict, answer, text }) => (
            <li key={answer} data-verdict={verdict}>
              <Icon name={icons[verdict]} />
              <p>
                <strong>{answer}</strong> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <PoolPlan max={maxLengthM} length={length} floor={floor} walls={walls} />
    </section>
  )
}
