import { Facts } from '../../components/facts.tsx'
import { PageOpening } from '../../components/page-opening.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { ShopPage } from '../../content/shop.ts'
import { takeSections } from '../../content/take-sections.ts'
import { Departments } from './departments.tsx'
import { PartsFinder } from './parts-finder.tsx'
import { Promotions } from './promotions.tsx'

const Shop = ({ title, sections, departments, promotions, partsFinder }: EditorialPage & ShopPage) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const facts = take('features')
  const parts = take('callToAction')
  return (
    <>
      <PageOpening title={title} hero={hero} />
      <Departments departments={departments} />
      {promotions.length > 0 && <Promotions slugs={promotions} />}
      {partsFinder !== undefined && <PartsFinder {...partsFinder} section={parts} />}
      {facts?.items !== undefined && (
        <section className="section">
          <div className="wrap">
            <h2>{facts.heading}</h2>
          </div>
          <div>
            <Facts items={facts.items} />
          </div>
        </section>
      )}
      <PageSections sections={rest} />
    </>
  )
}

export default Shop
