import { goOnLabel } from '../../../../domain/after-sales/troubleshooting.ts'
import { useShell } from '../../../components/shell-context.ts'
import type { TroublePart, TroubleStep } from '../../../content/troubleshooting.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from './outcome.module.css'
import { PartCards } from './part-cards.tsx'
import type { LinkTo } from './walk-links.ts'

interface Props {
  step: TroubleStep
  path: readonly string[]
  /** What it began with is about the water. */
  isWater: boolean
  parts: Readonly<Record<string, TroublePart>>
  model: string
  linkTo: LinkTo
}

const repairQuery = (issue: string, model: string) =>
  new URLSearchParams({ issue, ...(model !== '' && { model }) }).toString()

/** Water is tested and treated by other shops than those that mend robots. */
export const dealersFor = (isWater: boolean, support: string) =>
  isWater
    ? { dealers: `${support}find-a-dealer/?service=water-treatment`, near: 'Water treatment dealers' }
    : { dealers: `${support}find-a-dealer/?service=repairs`, near: 'Repair dealers' }

/** Where the search ends: what to do now, and what if that was not it. */
export const Outcome = ({ step, path, isWater, parts, model, linkTo }: Props) => {
  const { edition } = useShell()
  const { outcome, otherwise } = step
  const support = `/${edition.code}/support/`
  const { dealers, near } = dealersFor(isWater, support)
  const repair = `${support}repairs-and-parts/?${repairQuery(path.at(-1) ?? '', model)}#request`
  const isTried = outcome === 'answer' || outcome === 'part'
  return (
    <>
      {step.parts !== undefined && <PartCards slugs={step.parts} parts={parts} model={model} edition={edition.code} />}
      {outcome === 'dealer' && (
        <div className={`actions ${styles.actions}`}>
          <a className="button" href={dealers}>
            <Icon name="pin" /> {near} near you
          </a>
          <a className="button button-quiet" href={edition.phoneHref}>
            <Icon name="phone" /> {edition.phone}
          </a>
        </div>
      )}
      {outcome === 'repair' && (
        <div className={`actions ${styles.actions}`}>
          <a className="button" href={repair}>
            Request a repair
          </a>
          <a className="button button-quiet" href={dealers}>
            <Icon name="pin" /> Take it to a dealer
          </a>
        </div>
      )}
      {isTried && (
        <div className={`no-print ${styles.helped}`}>
          <h3>Did that fix it?</h3>
          <div className={styles.choice}>
            <a className="button" {...linkTo({ path, fixed: true })}>
              Yes
            </a>
            {otherwise === undefined && isWater && (
              <a className="button button-quiet" href={dealers}>
                No, find a water treatment dealer
              </a>
            )}
            {otherwise === undefined && !isWater && (
              <a className="button button-quiet" href={`${support}contact/`}>
                No, ask a person
              </a>
            )}
            {otherwise !== undefined && (
              <a className="button button-quiet" {...linkTo({ path: [...path, otherwise], fixed: false })}>
                {goOnLabel}
              </a>
            )}
          </div>
        </div>
      )}
    </>
  )
}
