import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { StoryRow } from '../../content/section.ts'
import styles from './story-rows.module.css'

/** The reasons, in rows: what it is about on the left, why on the right. */
export const StoryRows = ({ sections }: { sections: StoryRow[] }) => (
  <div className={styles.band}>
    <div className="wrap">
      {sections.map(({ heading, html, picture, items = [], actions }) => (
        <section key={heading ?? html} className={styles.row}>
          <h2>{heading}</h2>
          <div className={styles.words}>
            <Prose html={html} />
            {items.length > 0 && (
              <dl>
                {items.map(({ title, value, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>
                      {value !== undefined && <b>{value}</b>} {text}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <ActionLinks actions={actions} />
          </div>
          {picture !== undefined && (
            <div className={styles.picture} data-cut-out={picture.tones === undefined || undefined}>
              <PictureView picture={picture} sizes="(min-width: 51rem) 20rem, 92vw" />
            </div>
          )}
        </section>
      ))}
    </div>
  </div>
)
