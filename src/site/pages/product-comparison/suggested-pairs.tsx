import { pickModels } from '../../../domain/models/pick-models.ts'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { Model, ModelGroup } from '../../content/model.ts'
import { Icon } from '../../icons/icon.tsx'
import { AddModel } from './add-model.tsx'
import styles from './suggested-pairs.module.css'
import type { Comparison } from './use-comparison.ts'

/** Models that people hesitate between, and what decides. */
export interface Pair {
  heading: string
  html: string
  /** Slugs. */
  models: readonly string[]
}

interface Props {
  pairs: readonly Pair[]
  models: readonly Model[]
  groups: readonly ModelGroup[]
  comparison: Comparison
}

/** Where there is nothing to compare yet. */
export const SuggestedPairs = ({ pairs, models, groups, comparison }: Props) => (
  <div className="wrap">
    <div className={styles.head}>
      <h2>Nothing side by side yet</h2>
      <AddModel groups={groups} comparison={comparison} label="Choose a model" />
    </div>
    <ul className={styles.pairs}>
      {pairs.map(({ heading, html, models: slugs }) => (
        <li key={heading}>
          <a href={`?models=${slugs.join(',')}`}>
            <span className={`cutout ${styles.stage}`}>
              {pickModels(slugs, models, 3).shown.map(({ slug, picture }) => (
                <PictureView key={slug} picture={picture} sizes="11rem" />
              ))}
            </span>
            <span className={styles.heading}>
              {heading} <Icon name="arrow" />
            </span>
          </a>
          <Prose html={html} />
        </li>
      ))}
    </ul>
  </div>
)
