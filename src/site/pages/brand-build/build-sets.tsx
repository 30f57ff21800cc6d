import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './build-sets.module.css'
import { SetSlab } from './set-slab.tsx'

/** The sets, from the smallest slab to the largest, with what stands on each. */
export const BuildSets = ({ sets }: { sets: SectionIn<'build', 'set'>[] }) => (
  <section className="section sand">
    <div className="wrap">
      <h2>Four sets, one scale</h2>
      <ul className={styles.sets}>
        {sets.map(({ heading, html, items, products = [] }) => (
          <li key={heading}>
            <div>
              <h3>{heading}</h3>
              <Prose html={html} />
            </div>
            {items.map(({ title, slab }) => slab && <SetSlab key={title} slab={slab} />)}
            <dl className={styles.figures}>
              {items.map(({ title, value }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <ul className={styles.parts}>
              {products.map(({ href, name, picture }) => (
                <li key={href}>
                  <a href={href}>
                    <span className="cutout">
                      <PictureView picture={picture} sizes="(min-width: 51rem) 14rem, 40vw" />
                    </span>
                    {name.replace(/^EcoClear (?=[A-Z])/, '')}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
