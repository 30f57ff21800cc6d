import { Prose } from '../../components/prose.tsx'
import { Items } from '../../components/sections/items.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './on-the-lawn.module.css'

/** The pool from the side, with everything that has to be looked at before a robot goes in. */
export const OnTheLawn = ({
  section: { heading, html, items },
}: {
  section: SectionIn<'above-ground-pool-cleaners', 'checks'>
}) => (
  <section className={styles.band}>
    <div className="wrap">
      <div className="heading-row">
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
    </div>
    <svg className={styles.side} viewBox="0 0 1152 330" aria-hidden="true">
      <path className={styles.water} d="M236 96H916V290H236z" />
      <path className={styles.shallow} d="M236 226H916" />
      <path className={styles.grass} d="M0 290H1152V330H0z" />
      <path className={styles.liner} d="M236 72V290H610c10 0 12-10 20-10s10 10 20 10H916V72" />
      <path
        className={styles.ladder}
        d="M176 290 216 40h40l34 230M188 220h18M196 170h18M204 120h18M262 90h14M268 140h14M276 190h14"
      />
      <path
        className={styles.robot}
        d="M420 284v-26q0-16 16-16h44q20 0 22 16l6 26zM430 284a10 10 0 1 0 20 0zM478 284a10 10 0 1 0 20 0z"
      />
      <path
        className={styles.mark}
        d="M760 226V290M752 226h16M752 290h16M630 262v-24M182 24h48M182 24l8-6M182 24l8 6"
      />
    </svg>
    <ul className={`wrap ${styles.items}`}>
      <Items items={items} valueClass="figure" />
    </ul>
  </section>
)
