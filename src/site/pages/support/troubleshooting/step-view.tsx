import type { Ref } from 'react'
import { questionsFrom } from '../../../../domain/after-sales/troubleshooting.ts'
import { PictureView } from '../../../components/picture-view.tsx'
import { Prose } from '../../../components/prose.tsx'
import { Tiles } from '../../../components/tiles.tsx'
import type { TroublePart, TroubleTree } from '../../../content/troubleshooting.ts'
import { Icon } from '../../../icons/icon.tsx'
import { Outcome } from './outcome.tsx'
import { StepDrawing } from './step-drawing.tsx'
import styles from './step-view.module.css'
import type { LinkTo } from './walk-links.ts'

interface Props {
  path: readonly string[]
  tree: TroubleTree
  parts: Readonly<Record<string, TroublePart>>
  model: string
  linkTo: LinkTo
  heading: Ref<HTMLHeadingElement>
}

/** One step, as large as the screen allows. */
export const StepView = ({ path, tree, parts, model, linkTo, heading }: Props) => {
  const slug = path.at(-1) ?? ''
  const step = tree.steps[slug]
  if (step === undefined) return null
  const answered = path.slice(0, -1).filter((each) => tree.steps[each]?.options !== undefined).length
  const left = questionsFrom(slug, tree)
  const { title, html, picture, drawing, options, outcome } = step
  return (
    <section className={styles.step} data-drawn={drawing !== undefined || picture !== undefined || undefined}>
      <div className={`no-print ${styles.progress}`}>
        <Tiles count={outcome === undefined ? answered + 1 : answered} of={answered + left} />
        <span>
          {outcome === undefined
            ? `Question ${answered + 1} of at most ${answered + left}`
            : `After ${answered} ${answered === 1 ? 'question' : 'questions'}`}
        </span>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.words}>
        <Prose html={html} />
        {options !== undefined && (
          <ul className={`rows link-rows ${styles.options}`}>
            {options.map(({ label, to }) => (
              <li key={to}>
                <a {...linkTo({ path: [...path, to], fixed: false })}>
                  {label} <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        )}
        {outcome !== undefined && (
          <Outcome
            step={step}
            path={path}
            isWater={tree.steps[path[0] ?? '']?.isWater === true}
            parts={parts}
            model={model}
            linkTo={linkTo}
          />
        )}
      </div>
      {drawing !== undefined && (
        <div className={styles.drawing}>
          <StepDrawing name={drawing} />
        </div>
      )}
      {drawing === undefined && picture !== undefined && (
        <div className={styles.drawing}>
          <PictureView picture={picture} sizes="(min-width: 60rem) 24rem, 92vw" />
        </div>
      )}
    </section>
  )
}
