import { PictureView } from '../../components/picture-view.tsx'
import type { Picture } from '../../content/picture.ts'
import type { SectionIn } from '../../content/section.ts'
import styles from './what-it-buys.module.css'

interface Props {
  section: SectionIn<'forlife', 'fee'>
  picture: Picture | undefined
}

/** What a year's fee comes to, beside the robot it is for. */
export const WhatItBuys = ({ section: { heading, items }, picture }: Props) => (
  <section className="section sand">
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h2>{heading}</h2>
        {picture !== undefined && (
          <div className={`cutout ${styles.robot}`}>
            <PictureView picture={picture} sizes="(min-width: 51rem) 36rem, 92vw" />
          </div>
        )}
      </div>
      <dl className="rows">
        {items.map(({ title, value, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
