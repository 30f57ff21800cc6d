import { useId, useState } from 'react'
import { rankModels } from '../../../domain/models/model-finder.ts'
import { nextScreen } from '../../../domain/models/next-question.ts'
import { typedLength } from '../../../domain/models/typed-figures.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { Robot } from '../../content/model.ts'
import { FigureForm } from './figure-form.tsx'
import { goTo } from './go-to.ts'
import styles from './length-answer.module.css'
import type { Finder } from './use-finder.ts'

interface Props {
  robots: readonly Robot[]
  finder: Finder
}

const shortest = 2

/** How long a pool is: typed or slid, a tile for each metre. */
export const LengthAnswer = ({ robots, finder: { place, write } }: Props) => {
  const { answers, changing } = place
  const [text, setText] = useState(answers.length === undefined ? '' : write.figure(answers.length))
  const slider = useId()
  const typed = typedLength(text)
  const suited = robots.filter(({ facts }) => answers.pool === undefined || facts.poolTypes.includes(answers.pool))
  const longest = Math.max(15, ...suited.map(({ facts }) => facts.reach))
  const length = typed.ok ? typed.value : undefined
  const reaching = length === undefined ? 0 : suited.filter(({ facts }) => facts.reach >= length).length
  return (
    <FigureForm
      label="Metres"
      go={changing ? 'Show' : 'Next'}
      unit="m"
      text={text}
      onText={setText}
      parse={typedLength}
      onAnswer={(value) => {
        const next = { ...answers, length: value }
        goTo({ answers: next, screen: nextScreen('length', rankModels(robots, next, write), changing) })
      }}
    >
      <div className={styles.slider}>
        <label htmlFor={slider}>Or slide</label>
        <input
          id={slider}
          type="range"
          min={shortest}
          max={longest}
          step={longest > 20 ? 1 : 0.5}
          value={length ?? 8}
          data-untouched={length === undefined || undefined}
          onChange={({ target }) => setText(write.figure(Number(target.value)))}
        />
        <Tiles count={0} of={longest} rows={longest > 20 ? 2 : 1} yours={Math.min(length ?? 0, longest)} />
        <p aria-live="polite">
          {length === undefined
            ? 'One tile is one metre.'
            : `${reaching === 0 ? 'None' : reaching} of ${suited.length} ${suited.length === 1 ? 'model reaches' : 'models reach'} ${write.figure(length)} m.`}
        </p>
      </div>
    </FigureForm>
  )
}
