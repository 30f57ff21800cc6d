import { PictureView } from '../../components/picture-view.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './is-it-for-you.module.css'

/** Yes, careful or no, and why. */
export const IsItForYou = ({
  section: { heading, picture, items = [] },
}: {
  section: SectionIn<'ozone-swim', 'suits'>
}) => (
  <section className={`section wrap ${styles.suits}`}>
    {picture !== undefined && (
      <div className={`cutout ${styles.back}`}>
        <PictureView picture={picture} sizes="(min-width: 51rem) 30rem, 80vw" />
      </div>
    )}
    <div>
      <h2>{heading}</h2>
      <ul className="rows">
        {items.map(({ title, text }) => (
          <li key={text}>
            <strong data-answer={title}>{title}</strong> <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
