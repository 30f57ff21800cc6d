import type { PhoneHours } from '../../../../domain/contact/phone-hours.ts'
import { OpenNow } from '../../../components/open-now.tsx'
import type { SectionItem } from '../../../content/section.ts'
import styles from './ways.module.css'

interface Props {
  heading: string | undefined
  items: SectionItem[]
  phoneHours: PhoneHours
}

/** All the ways to reach a person; the first is the quickest, and the largest. */
export const Ways = ({ heading, items, phoneHours }: Props) => (
  <section className={`wrap ${styles.ways}`}>
    <h2 className="visually-hidden">{heading}</h2>
    <ul className={styles.list}>
      {items.map(({ title, value, text, href }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.value}>{href === undefined ? value : <a href={href}>{value}</a>}</p>
          {href?.startsWith('tel:') && <OpenNow {...phoneHours} />}
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  </section>
)
