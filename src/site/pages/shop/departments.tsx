import { useCatalogue } from '../../components/catalogue-context.ts'
import { PictureView } from '../../components/picture-view.tsx'
import type { Department } from '../../content/shop.ts'
import styles from './departments.module.css'

/** Every department on a line of its own, with a few of its things standing on it. */
export const Departments = ({ departments }: { departments: Department[] }) => {
  const { products, lines } = useCatalogue()
  return (
    <section className="wrap">
      <h2 className="visually-hidden">Departments</h2>
      <ul className={styles.departments}>
        {departments.map(({ href, name, count, from, shown }) => {
          const [first] = shown
          return (
            <li key={href}>
              <a href={href}>
                <span className={styles.words}>
                  <strong>{name}</strong>
                  <span>
                    {count === 1 ? '1 product' : `${count} products`}, from {from}
                  </span>
                </span>
                <span className={styles.shown} data-stage={lines[products[first ?? '']?.line ?? '']?.stage}>
                  {shown.flatMap((slug) => {
                    const picture = products[slug]?.picture
                    return picture === undefined ? (
                      []
                    ) : (
                      <span key={slug} className="cutout">
                        <PictureView picture={picture} sizes="(min-width: 51rem) 13rem, 30vw" />
                      </span>
                    )
                  })}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
