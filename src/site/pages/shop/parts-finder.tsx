import { OnwardLink } from '../../components/onward-link.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import type { ShopPage } from '../../content/shop.ts'
import styles from './parts-finder.module.css'

/** From a model straight to the parts that fit it. */
export const PartsFinder = ({
  href,
  models,
  section,
}: NonNullable<ShopPage['partsFinder']> & { section: SectionIn<'shop', 'parts'> }) => (
  <section className="section sand">
    <div className={`wrap ${styles.finder}`}>
      <div>
        <h2>{section.heading}</h2>
        <Prose html={section.html} />
        <OnwardLink href={href}>{section.actions?.[0]?.label ?? 'All parts'}</OnwardLink>
      </div>
      <ul className={`counted-rows ${styles.models}`}>
        {models.map(({ value, label, count }) => (
          <li key={value}>
            <a href={`${href}?fits=${value}`}>
              {label} <small>{count === 1 ? '1 part' : `${count} parts`}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
