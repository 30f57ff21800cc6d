import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './two-mistakes.module.css'

/** Too small and too much, beside the dial that prevents one of them. */
export const TwoMistakes = ({
  section: { heading, html, picture },
}: {
  section: SectionIn<'ecoclear', 'mistakes'>
}) => (
  <section className={styles.mistakes}>
    <div className={styles.words}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    {picture !== undefined && (
      <div className={styles.dial}>
        <PictureView picture={picture} sizes="(min-width: 51rem) 50vw, 100vw" />
      </div>
    )}
  </section>
)
