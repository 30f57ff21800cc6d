import { useId, useState } from 'react'
import { fittingWords } from '../../../domain/models/fitting-count.ts'
import { rankModels } from '../../../domain/models/model-finder.ts'
import { nextScreen } from '../../../domain/models/next-question.ts'
import { without } from '../../../domain/models/pool-answers.ts'
import { wantedPart } from '../../../domain/models/robot-limits.ts'
import { typedLength } from '../../../domain/models/typed-figures.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { Robot } from '../../content/model.ts'
import { FigureForm } from './figure-form.tsx'
import { goTo, keepAnswers } from './go-to.ts'
import styles from './length-answer.module.css'
import type { Finder } from './use-finder.ts'

interface Props {
  robots: readonly Robot[]
  finder: Finder
}

const shortest = 2

/** Of a pool in which something is held by hand, or that nothing fits. */
const usualLongest = 15

/** How long a pool is: typed or slid, a tile for each metre. Nobody can slide to where nothing reaches. */
export const LengthAnswer = ({ robots, finder: { place, write } }: Props) => {
  const { answers, changing } = place
  const [text, setText] = useState(answers.length === undefined ? '' : write.figure(answers.length))
  const slider = useId()
  const typed = typedLength(text)
  const unmeasured = without(answers, 'length')
  const reaches = rankModels(robots, unmeasured, write).fits.map(({ model }) => model.facts.reach)
  const longest = wantedPart(answers) === 'steps' || reaches.length === 0 ? usualLongest : Math.max(...reaches)
  const length = typed.ok ? typed.value : undefined
  const keep = (written: string) => {
    const figure = typedLength(written)
    keepAnswers(figure.ok ? { ...unmeasured, length: figure.value } : unmeasured)
  }
  // Not on every step of the slider: Safari allows a hundred changes of the address in half a minute.
  const keepSlid = () => keep(text)
  return (
    <FigureForm
      label="Metres"
      go={changing ? 'Show' : 'Next'}
      unit="m"
      text={text}
      onText={(written) => {
        setText(written)
        keep(written)
      }}
      parse={typedLength}
      onAnswer={(value) => {
        const next = { ...answers, length: value }
        goTo({ answers: next, screen: nextScreen('length', rankModels(robots, next, write), changing) })
      }}
    >
      <div className={styles.slider} data-short={longest <= 10 || undefined}>
        <label htmlFor={slider}>Or slide</label>
        <input
          id={slider}
          type="range"
          min={shortest}
          max={longest}
          step={longest > 20 ? 1 : 0.5}
          value={length ?? Math.min(8, longest)}
          data-untouched={length === undefined || undefined}
          onChange={({ target }) => setText(write.figure(Number(target.value)))}
          onPointerUp={keepSlid}
          onKeyUp={keepSlid}
          onBlur={keepSlid}
        />
        <Tiles count={0} of={longest} rows={longest > 20 ? 2 : 1} yours={Math.min(length ?? 0, longest)} />
        <p>
          {length === undefined
            ? 'One tile is one metre.'
            : `${fittingWords(rankModels(robots, { ...answers, length }, write))} ${write.figure(length)} m.`}
        </p>
      </div>
    </FigureForm>
  )
}
