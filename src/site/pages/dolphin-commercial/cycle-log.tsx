import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './cycle-log.module.css'

/** A week of the log, as the machine writes it. */
export const CycleLog = ({
  section: { heading, html, picture, items = [] },
}: {
  section: SectionIn<'dolphin-commercial', 'cycle-log'>
}) => (
  <section className={styles.band}>
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      {picture !== undefined && (
        <div className={styles.picture}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 26rem, 92vw" />
        </div>
      )}
      <table className={styles.log}>
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">Night</th>
            <th scope="col">In the water</th>
            <th scope="col">Filter and faults</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, value, text }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{value}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
